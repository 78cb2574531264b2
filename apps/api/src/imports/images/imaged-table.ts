/** A table as its triggers keep it (the migration names them): key, and what is counted beside. */
export type ImagedTable = { name: string; key: readonly string[]; counted: readonly string[] };
