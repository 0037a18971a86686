/** Another process holds the folder of the embedded database. */
export class FolderInUse extends Error {}

/** The folder's lock can be neither taken nor refused: it cannot be written, or the disk has no locks. */
export class FolderNotLockable extends Error {}

/** Nothing answers at the database's address, or it refuses the user or the name. */
export class DatabaseUnreachable extends Error {}

/** The embedded database's files cannot be opened. */
export class DatabaseBroken extends Error {}
