// swift-format-ignore-file

// What doubles are called: after their protocols, as briefly as tells them apart.

public protocol NotesServiceProtocol { func load() -> Int }

public protocol IAccountStore { func load() -> Int }

public protocol ImageLoading { func load() -> Int }

public protocol MemoInterface { func load() -> Int }

public protocol Printing { func load() -> Int }
public protocol PrintingProtocol { func load() -> Int }

public enum Home {
    public protocol Delegate { func open() }
    public protocol Router { func open() }
}

public enum Settings {
    public protocol Delegate { func open() }
}

public protocol `paper shelf` { func save(_ note: Int) -> Int }
