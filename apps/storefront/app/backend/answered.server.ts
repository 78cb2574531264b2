/** A field that a page cannot do without. The contract lets it be null so that others can; here that is a fault. */
export function answered<Value>(value: Value | null | undefined, field: string): Value {
  if (value === null || value === undefined) throw new Error(`The commerce API left ${field} out`);
  return value;
}
