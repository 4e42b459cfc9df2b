-- No personal data: ids are hashes, useless without the worker's secrets. Times are milliseconds since 1970.
-- IF NOT EXISTS: local databases of development builds have some of these tables.

CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL,
  device_id TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);

-- A browser that signed in; it keeps its own count of wrong tries and of generations.
CREATE TABLE IF NOT EXISTS devices (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS devices_by_expiry ON devices (expires_at);

-- Wrong passcodes of a bucket, and of all in a day. The key begins with the moment at which the row may go:
-- so a wrong try writes two rows and no index beside them, and what is over is deleted without a search.
CREATE TABLE IF NOT EXISTS tries (
  purge_at INTEGER NOT NULL,
  bucket TEXT NOT NULL,
  used INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (purge_at, bucket)
) WITHOUT ROWID;

-- One row per post that was asked for and not given back.
CREATE TABLE IF NOT EXISTS generations (
  at INTEGER NOT NULL,
  id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  PRIMARY KEY (at, id)
) WITHOUT ROWID;

-- One row per post that was given back within the last hour.
CREATE TABLE IF NOT EXISTS refunds (
  at INTEGER NOT NULL,
  id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  PRIMARY KEY (at, id)
) WITHOUT ROWID;
