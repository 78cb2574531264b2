/** The database cannot be had, and the operator can do something about it: the message says what, in French. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
