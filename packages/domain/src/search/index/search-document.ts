/** What the text index reads of a product; its id is its rank in the sequence. */
export type SearchDocument = {
  name: string;
  brand: string;
  line: string | null;
  /** From the top category down to the product's own. */
  categories: readonly string[];
  /** Finish, binder, destinations, sizes, colours… */
  keywords: readonly string[];
  /** Plain text: no tags. */
  description: string;
  /** Product code, article codes, EANs. */
  references: readonly string[];
  /** 0..1: in stock and often bought; decides among equals. */
  boost: number;
  /** A machine mixes it in any colour. */
  tintable: boolean;
};
