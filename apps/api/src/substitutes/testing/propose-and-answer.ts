// Another article is proposed for what is missing of an order, and its customer agrees by telephone. For tests.
import type { ShopApi } from '../../testing/shop-api.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';

export async function proposeAndAnswer(shop: ShopApi, number: string, sku: string): Promise<void> {
  const act = async (field: string): Promise<{ substitutes: { id: string }[] }> => {
    const { data, errors } = await shop.sendAsStaff(
      OWNER,
      `mutation { done: ${field} { substitutes { id } } }`,
    );
    if (errors) throw new Error(errors[0]?.message);
    return data?.['done'] as { substitutes: { id: string }[] };
  };
  await act(`startPreparation(number: "${number}")`);
  const { substitutes } = await act(`proposeSubstitute(number: "${number}", position: 1, code: "${sku}")`);
  const id = substitutes[0]?.id ?? '';
  await act(`recordSubstituteAnswer(number: "${number}", id: "${id}", accepted: true)`);
}
