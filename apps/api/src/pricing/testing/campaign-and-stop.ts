import type { ShopApi } from '../../testing/shop-api.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';

/** A campaign of one article, scheduled and stopped before its first day; what the last act was refused for. */
export async function campaignAndStop(shop: ShopApi, sku: string): Promise<unknown> {
  const saved = await shop.sendAsStaff(
    CLAIRE,
    `mutation { saveCampaign(input: { name: "Essai", kind: PROMOTION, from: "2027-05-02", to: "2027-05-03",
      percent: 5000, categories: [], brands: [], range_statuses: [], references: ["${sku}"] }) { row { id } } }`,
  );
  const campaign = saved.data?.['saveCampaign'] as { row: { id: number } } | undefined;
  const id = campaign?.row.id ?? 0;
  await shop.sendAsStaff(
    CLAIRE,
    `mutation { scheduleCampaign(id: ${id}, revision: 1, leaveOut: false) { revision } }`,
  );
  const stopped = await shop.sendAsStaff(
    CLAIRE,
    `mutation { stopCampaign(id: ${id}, revision: 2) { revision } }`,
  );
  return stopped.errors;
}
