-- Neither table holds personal data: ids are keyed hashes, useless without the worker's secrets.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL -- milliseconds since 1970
) WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE counters (
  id TEXT PRIMARY KEY,
  used INTEGER NOT NULL,
  ends_at INTEGER NOT NULL -- milliseconds since 1970
) WITHOUT ROWID;
CREATE INDEX counters_by_end ON counters (ends_at);
