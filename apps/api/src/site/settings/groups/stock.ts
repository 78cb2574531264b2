import { readPriceGroupName } from '@nuancier/domain/pricing/price-group-label.ts';
import { whole } from '../number-fields.ts';
import type { SettingGroup } from '../setting-field.ts';
import { choice, lines } from '../text-fields.ts';

export const stock: SettingGroup = {
  code: 'stocks',
  title: 'Stocks et fichiers',
  says: 'Comment se lisent les fichiers qui arrivent, et ce qui les retient.',
  fields: [
    choice(
      'stock_figure',
      {
        label: 'Ce que comptent les fichiers de stock',
        effect:
          'À accorder avec votre logiciel de gestion, sinon les commandes en cours sont comptées deux fois.',
      },
      [
        { value: 'disponible', label: 'Ce que personne n’a commandé' },
        { value: 'physique', label: 'Ce qui est en rayon' },
      ],
    ),
    whole(
      'stock_low_at',
      {
        label: 'Seuil de stock bas',
        effect:
          'À ce nombre d’unités restantes, vos systèmes sont prévenus. Zéro\u00A0: quand il n’en reste plus.',
      },
      { least: 0, most: 100_000, unit: 'unités' },
    ),
    whole(
      'import_price_change',
      {
        label: 'Écart de prix retenu',
        effect: 'Un fichier qui change un prix de plus que cela attend que quelqu’un l’accepte.',
      },
      { least: 1, most: 1_000, unit: '%' },
    ),
    whole(
      'import_withdrawal',
      {
        label: 'Part de retraits retenue',
        effect: 'Un fichier complet qui retire plus que cette part attend que quelqu’un l’accepte.',
      },
      { least: 0, most: 100, unit: '%' },
    ),
    lines(
      'price_group_names',
      {
        label: 'Noms des groupes de prix',
        effect:
          'Les fichiers ne portent que leurs codes\u00A0: ces noms les accompagnent dans la gestion. Un groupe par ligne, «\u00A0BOIS = Bois\u00A0».',
      },
      {
        isOptional: true,
        read: ({ price_group_names: names }) => names.map(({ code, name }) => `${code} = ${name}`),
        write: (typed) => ({ price_group_names: typed.flatMap((line) => readPriceGroupName(line) ?? []) }),
        fits: (line) => readPriceGroupName(line) !== null,
        wants: 'Saisissez un groupe par ligne\u00A0: son code, le signe égal, son nom de 60 signes au plus.',
      },
    ),
  ],
};
