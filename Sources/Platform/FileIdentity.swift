/// The device and inode numbers that identify a file.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}
