/** A form begins anew when its own facts change, not when another form of the page was saved: what is typed stays. */
export function factsKey(...facts: readonly unknown[]): string {
  return JSON.stringify(facts);
}
