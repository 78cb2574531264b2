/** The database is unavailable, and the operator can act: the message says how, in French. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
