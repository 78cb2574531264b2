/** The database is unreachable, refuses connections or has no means left: no fault of the request, and temporary. */
export function isDatabaseAway(trouble: unknown): boolean {
  if (!(trouble instanceof Error)) return false;
  const code = 'code' in trouble && typeof trouble.code === 'string' ? trouble.code : '';
  return awayCodes.test(code) || awayWords.test(trouble.message);
}

// No way to the server; and PostgreSQL's own words for: connection lost, disk full, no memory, too many, stopping,
// starting, not accepting, disk in trouble, read only (a standby, in the middle of a failover).
const awayCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|08\w{3}|25006|53[123]00|57P0[123]|58030)$/;
// What the client library says without a code.
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)|not currently accepting connections/;
