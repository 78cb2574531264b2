/**
 * The specification's "log and return nothing": a failure is reported and an empty value returned, without a message
 * for the customer. Every such place in the API goes through here, so that they can be counted.
 */
export async function orEmpty<Value>(
  promise: Promise<Value>,
  empty: Value,
  report: (trouble: unknown) => void,
): Promise<Value> {
  try {
    return await promise;
  } catch (trouble) {
    report(trouble);
    return empty;
  }
}
