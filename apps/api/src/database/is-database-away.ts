/** The database is unreachable or refuses connections: no fault of the request, and temporary. */
export function isDatabaseAway(trouble: unknown): boolean {
  if (!(trouble instanceof Error)) return false;
  const code = 'code' in trouble && typeof trouble.code === 'string' ? trouble.code : '';
  return awayCodes.test(code) || awayWords.test(trouble.message);
}

// No way to the server; and PostgreSQL's own words for: connection lost, too many, stopping, starting, not accepting.
const awayCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|08\w{3}|53300|57P0[123])$/;
// What the client library says without a code.
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)|not currently accepting connections/;
