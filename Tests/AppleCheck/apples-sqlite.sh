#!/usr/bin/env bash
# Builds a SQLite library with the options of Apple's build, from the source package of Debian or
# Ubuntu.
#
# usage: apples-sqlite.sh FOLDER     leaves FOLDER/libsqlite3.so.0; a second call with the same source keeps it
#
# LD_LIBRARY_PATH=FOLDER then runs any program with it. The version is the distribution's, not
# Apple's, without the distribution's patches. Needs clang, make and tclsh.
#
# Source of the options: `PRAGMA compile_options` on a Mac, as posted in simonw/datasette#396 (macOS
# 10.14) and vapor/sqlite-nio#35 (macOS 12.6). Features that Debian's library has and Apple's lacks
# are left out: loading extensions, mathematical functions, SOUNDEX, the table of statements, unlock
# notification, and the automatic reset of a statement that was read to its end. Missing are
# ENABLE_LOCKING_STYLE and ENABLE_SQLLOG, which need Apple's systems, and
# ENABLE_UPDATE_DELETE_LIMIT, which changes the grammar and is not used by the program.
set -euo pipefail
options="
THREADSAFE=2 OMIT_AUTORESET OMIT_LOAD_EXTENSION ENABLE_API_ARMOR BUG_COMPATIBLE_20160819 DEFAULT_MEMSTATUS=0
DEFAULT_CACHE_SIZE=2000 DEFAULT_JOURNAL_SIZE_LIMIT=32768 DEFAULT_LOOKASIDE=1200,102 DEFAULT_SYNCHRONOUS=2
DEFAULT_WAL_SYNCHRONOUS=1 ENABLE_COLUMN_METADATA ENABLE_DBSTAT_VTAB ENABLE_FTS3 ENABLE_FTS3_PARENTHESIS
ENABLE_FTS3_TOKENIZER ENABLE_FTS4 ENABLE_FTS5 ENABLE_PREUPDATE_HOOK ENABLE_RTREE ENABLE_SESSION ENABLE_SNAPSHOT
ENABLE_UNKNOWN_SQL_FUNCTION HAVE_ISNAN MAX_LENGTH=2147483645 MAX_MMAP_SIZE=1073741824
MAX_VARIABLE_NUMBER=500000 STMTJRNL_SPILL=131072 USE_URI"
# The results of SQLite's configure script on a Mac, which has no fdatasync, so that SQLite calls
# fsync.
found="HAVE_PREAD HAVE_PWRITE HAVE_USLEEP HAVE_GMTIME_R HAVE_LOCALTIME_R HAVE_STRERROR_R"

mkdir -p "$1"
folder=$(cd "$1" && pwd)
own=$folder/apt
mkdir -p "$own/lists/partial" "$own/parts" "$folder/source"
# The machine's package sources with source packages enabled; the machine's own settings are not
# changed.
for file in /etc/apt/sources.list.d/*.sources; do
  [ ! -e "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" >"$own/parts/${file##*/}"
done
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
  [ ! -e "$file" ] || sed -n 's/^deb /deb-src /p' "$file" >"$own/parts/${file##*/}.list"
done
cat >"$own/settings" <<SETTINGS
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$own/parts";
Dir::State::lists "$own/lists";
APT::Sandbox::User "root";
SETTINGS
cd "$folder/source"
[ -n "$(find . -name 'sqlite3_*.orig.tar.*')" ] || {
  APT_CONFIG=$own/settings apt-get update -qq
  APT_CONFIG=$own/settings apt-get source -qq --download-only sqlite3
}
archive=$(find . -name 'sqlite3_*.orig.tar.*' | sort | tail -1)
made_from="$archive $options $found"
if [ -e ../libsqlite3.so.0 ] && [ "$(cat ../made-from 2>/dev/null)" = "$made_from" ]; then exit 0; fi

rm -rf tree
mkdir -p tree/built
tar -xf "$archive" -C tree --strip-components 1
cd tree/built
{
  CC=clang ../configure --disable-tcl --disable-readline
  make sqlite3.c
} >log 2>&1 || { cat log; exit 1; }
defines=(-w)
for option in $options; do defines+=("-DSQLITE_$option"); done
for name in $found; do defines+=("-D$name=1"); done
clang -O1 -shared -fPIC -Wl,-soname,libsqlite3.so.0 "${defines[@]}" -o "$folder/libsqlite3.so.0" sqlite3.c \
  -lpthread -lm
printf '%s' "$made_from" >"$folder/made-from"
