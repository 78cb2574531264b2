// A quotation as its writers read it.

export type Line = {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  unit_ht_cents: number;
  customer_ht_cents: number | null;
  floor_ht_cents: number | null;
  discount: number;
};

export type Written = {
  number: string;
  version: number;
  revision: number;
  label: string | null;
  valid_until: string;
  status_label: string;
  total_ht_cents: number;
  seen_at: string | null;
  order_number: string | null;
  reason: string | null;
  replaced_by: string | null;
  lines: Line[];
  may: string[];
  versions: { number: string; status_label: string }[];
};

export const FIELDS = `{ number version revision label valid_until status_label total_ht_cents seen_at order_number reason replaced_by may
  lines { id sku name quantity unit_ht_cents customer_ht_cents floor_ht_cents discount }
  versions { number status_label } }`;
