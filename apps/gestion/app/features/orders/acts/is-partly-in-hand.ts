type Order = { lines: readonly { handed_over: number }[] };

/** Such an order cannot be cancelled any more: where it ends, it is closed without the rest. */
export function isPartlyInHand({ lines }: Order): boolean {
  return lines.some(({ handed_over: handedOver }) => handedOver > 0);
}
