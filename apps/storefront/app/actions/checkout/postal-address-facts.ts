/** An address as an order or a cart keeps it. */
export type PostalAddressFacts = {
  firstname: string;
  lastname: string;
  company: string | null;
  street: readonly string[];
  postcode: string | null;
  city: string;
  telephone: string | null;
};
