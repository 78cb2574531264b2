// The table of comparisons.
import type { ColumnType } from 'kysely';

export type CompareTables = { compare_list: CompareListTable };

type CompareListTable = {
  uid: string;
  customer_id: number | null;
  products: ColumnType<string[], readonly string[], readonly string[]>;
  updated_at: Date;
};
