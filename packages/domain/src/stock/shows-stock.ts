/** Stock is the stock of somebody's store: without a customer or a store there is nothing to show. */
export function showsStock({ signedIn, shopCode }: { signedIn: boolean; shopCode: string | null }): boolean {
  return signedIn || shopCode !== null;
}
