/** No later attempt would end otherwise: nobody lives at the address, or the message cannot be written. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
