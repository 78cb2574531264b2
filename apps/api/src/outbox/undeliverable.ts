/** A retry would not help: the address does not exist, or the message cannot be rendered. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
