/** A line of a merchant's file, by the names of its columns (docs/import-columns.md); documents carry their `lignes`. */
export type FileLine = Readonly<Record<string, unknown>>;
