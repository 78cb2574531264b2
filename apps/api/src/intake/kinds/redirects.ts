import { rewritesImaged, takeBackRewrites } from '../../catalogue/operations/imports/take-back-rewrites.ts';
import { rewriteKinds } from '@nuancier/domain/catalogue/imports/url-rewrite-faults.ts';
import { withdrawUnnamedRewrites } from '../../catalogue/operations/imports/import-withdrawals.ts';
import { importUrlRewrites } from '../../catalogue/operations/import-url-rewrites.ts';
import { choice, needed, orElse, text, yesOrNo } from '../../imports/columns/column.ts';
import { asKept } from '../../imports/images/told-table.ts';
import { lineImport } from '../../imports/import-kind.ts';

export const redirects = lineImport({
  name: 'redirects',
  title: 'Anciennes adresses',
  says: 'Où mènent les adresses de votre site d’avant.',
  key: ['ancienne_adresse'],
  columns: {
    ancienne_adresse: needed(text('Adresse d’avant, sans barre au début ni à la fin', 'peinture-mate.html')),
    genre: needed(choice(rewriteKinds)('Ce qu’elle montrait', 'product')),
    cible: needed(text('Référence du produit, numéro de la catégorie ou identifiant de la page', 'P101000')),
    definitive: orElse(yesOrNo('Pour toujours (301) ou pour un temps (302)', 'oui'), true),
  },
  rowOf: (cells) => ({
    request_path: cells.ancienne_adresse,
    kind: cells.genre,
    target: cells.cible,
    redirect_type: cells.definitive ? (301 as const) : (302 as const),
  }),
  write: importUrlRewrites,
  withdraw: withdrawUnnamedRewrites,
  takeBack: takeBackRewrites,
  told: [
    {
      ...rewritesImaged,
      told: {
        genre: asKept('kind'),
        cible: asKept('target'),
        definitive: { column: 'redirect_type', says: redirectTypeWords },
      },
    },
  ],
});

function redirectTypeWords(type: unknown): string {
  if (typeof type !== 'number') return '';
  return type === 301 ? 'oui' : 'non';
}
