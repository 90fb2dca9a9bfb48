// What the sources use of Darwin where it differs from Glibc, declared as Apple's headers and their overlay declare it.
// Nothing here is ever run.
@_exported import Glibc

public typealias mode_t = UInt16
public typealias copyfile_flags_t = UInt32
public struct DIR {}

public struct dirent {
    public var d_type: UInt8
    public var d_name: (CChar, CChar)
}

public struct stat {
    public var st_mode: mode_t
    public var st_uid: uid_t
    public var st_gid: gid_t
    public var st_mtimespec: timespec
    public var st_size: Int64

    public init() { fatalError() }
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFIFO: mode_t { 0o010000 }
public var DT_UNKNOWN: Int32 { 0 }
public var DT_FIFO: Int32 { 1 }
public var DT_DIR: Int32 { 4 }
public var DT_REG: Int32 { 8 }
public var DT_LNK: Int32 { 10 }
public var RENAME_SWAP: Int32 { 2 }
public var COPYFILE_ACL: Int32 { 1 }
public var COPYFILE_XATTR: Int32 { 4 }
public var ENOTSUP: Int32 { 45 }
public var EOPNOTSUPP: Int32 { 102 }

public func stat(_ path: UnsafePointer<CChar>!, _ record: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func lstat(_ path: UnsafePointer<CChar>!, _ record: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func fstat(_ descriptor: Int32, _ record: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fchmod(_ descriptor: Int32, _ mode: mode_t) -> Int32 { 0 }
public func mkdir(_ path: UnsafePointer<CChar>!, _ mode: mode_t) -> Int32 { 0 }
public func opendir(_ path: UnsafePointer<CChar>!) -> UnsafeMutablePointer<DIR>! { nil }
public func readdir(_ stream: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
@discardableResult public func closedir(_ stream: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }
public func renamex_np(_ path: UnsafePointer<CChar>!, _ other: UnsafePointer<CChar>!, _ flags: UInt32) -> Int32 { 0 }
public func fcopyfile(_ from: Int32, _ to: Int32, _ state: OpaquePointer!, _ flags: copyfile_flags_t) -> Int32 { 0 }
