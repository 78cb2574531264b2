// How columns come and go, beyond what Kysely knows by itself.
import type { ColumnType } from 'kysely';

/** Written as JSON text, read back parsed. */
export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** PostgreSQL's numeric and bigint come back as text so that nothing is rounded on the way. */
export type Exact = ColumnType<string, number | string, number | string>;

// Written as YYYY-MM-DD.
export type Day = ColumnType<Date | null, string | null | undefined, string | null>;
