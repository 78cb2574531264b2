// What one field alone does not show: whether what it names is there, and whether it goes with the others.
import type { ShopSettingFault } from '@nuancier/contract/gestion-types.ts';
import type { Database } from '../../database/tables.ts';
import type { Site } from '../site.ts';
import type { SettingChange } from './judge-settings.ts';
import { isPage, isProduct, selectBroughtPictures } from './named-things-store.ts';
import { pictureChoices } from './picture-choices.ts';

export async function faultsOfChange(
  db: Database,
  site: Site,
  changes: readonly SettingChange[],
): Promise<ShopSettingFault[]> {
  const named = await Promise.all(changes.map((change) => missing(db, change)));
  return [...named.flat(), ...transferFaults(site, changes)];
}

async function missing(db: Database, { field, after }: SettingChange): Promise<ShopSettingFault[]> {
  const { name, names } = field;
  if (after === '') return [];
  if (names === 'page' && !(await isPage(db, after)))
    return [{ name, message: `Aucune page publiée de Contenu ne s’appelle «\u00A0${after}\u00A0».` }];
  if (names === 'product' && !(await isProduct(db, after)))
    return [{ name, message: `Aucun produit en vente n’a la référence «\u00A0${after}\u00A0».` }];
  if (names !== 'picture') return [];
  const choices = pictureChoices(field, await selectBroughtPictures(db));
  return choices.some(({ value }) => value === after) ? [] : [{ name, message: field.wants }];
}

/** Who pays by transfer has to know where to. */
function transferFaults({ settings }: Site, changes: readonly SettingChange[]): ShopSettingFault[] {
  if (settings.bank_transfer_enabled !== '1' || settings.seller?.iban) return [];
  return changes.flatMap(({ field: { name } }) => {
    if (name === 'bank_transfer_enabled')
      return [{ name, message: 'Remplissez d’abord l’IBAN, dans «\u00A0Société qui vend\u00A0».' }];
    if (name !== 'seller.iban') return [];
    const message =
      'Le virement est proposé au paiement\u00A0: gardez un IBAN, ou éteignez d’abord le virement dans «\u00A0Commande et paiement\u00A0».';
    return [{ name, message }];
  });
}
