/** What a store may offer on the spot; the shop has words for these. */
export const STORE_SERVICES = [
  'click_and_collect',
  'tinting',
  'delivery_local',
  'waste_take_back',
  'airless_repair',
] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

export function isStoreService(name: string): name is StoreService {
  return STORE_SERVICES.some((service) => service === name);
}
