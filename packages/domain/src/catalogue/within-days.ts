/** French days from which and until which something is in the shop; both counted, null: no bound. */
export type ShopDays = { visible_from: string | null; visible_until: string | null };

export function isWithinDays({ visible_from: from, visible_until: until }: ShopDays, day: string): boolean {
  return (from ?? day) <= day && (until ?? day) >= day;
}
