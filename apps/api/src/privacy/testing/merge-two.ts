import type { ShopApi } from '../../testing/shop-api.ts';

const MERGE = `mutation ($keep: ID!, $fold: ID!) {
  mergeCustomers(keep: $keep, fold: $fold, reason: "Deux comptes") { id }
}`;

/** Somebody who registered twice is joined by the customer service. */
export async function mergeTwo({ db, sendAsStaff }: Pick<ShopApi, 'db' | 'sendAsStaff'>): Promise<void> {
  const twice = ['jeanne@exemple.fr', 'jeanne.bis@exemple.fr'];
  const [keep, fold] = await db
    .insertInto('customer')
    .values(twice.map((email) => ({ email, firstname: 'Jeanne', lastname: 'Morvan' })))
    .returning('id')
    .execute();
  const accounts = { keep: String(keep?.id), fold: String(fold?.id) };
  const { errors } = await sendAsStaff('camille.dupuis@equipe.valbrune.example', MERGE, accounts);
  if (errors) throw new Error(errors[0]?.message);
}
