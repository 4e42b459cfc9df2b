-- Only additions: the build before this one goes on working on the same database.
-- No personal data here either: ids are hashes, useless without the worker's secrets. Times are milliseconds since 1970.

-- A browser that signed in; it keeps its own count of wrong tries and of generations.
CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_by_expiry ON devices (expires_at);

ALTER TABLE sessions ADD COLUMN device_id TEXT;

-- Wrong passcodes of a bucket, and of all in a day. The key begins with the moment at which the row may go:
-- so a wrong try writes two rows and no index beside them, and what is over is deleted without a search.
CREATE TABLE tries (
  purge_at INTEGER NOT NULL,
  bucket TEXT NOT NULL,
  used INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (purge_at, bucket)
) WITHOUT ROWID;

-- One row per post that was asked for and not given back.
CREATE TABLE generations (
  at INTEGER NOT NULL,
  id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  PRIMARY KEY (at, id)
) WITHOUT ROWID;
