// NSObject is declared in a header instead of Swift, because the compiler treats an Objective-C
// class differently: an actor-isolated class may override its initializer.
#pragma clang assume_nonnull begin
typedef struct objc_class *Class;
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (BOOL)respondsToSelector:(SEL)aSelector __attribute__((swift_name("responds(to:)")));
- (BOOL)isKindOfClass:(Class)aClass __attribute__((swift_name("isKind(of:)")));
- (BOOL)isMemberOfClass:(Class)aClass __attribute__((swift_name("isMember(of:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
@end
#pragma clang assume_nonnull end
