import { importWishlists } from '../../wishlists/operations/import-wishlists.ts';
import { choice, email, needed, orElse, reference, text, whole } from '../../imports/columns/column.ts';
import { documentImport } from '../../imports/import-kind.ts';

export const wishlists = documentImport({
  name: 'wishlists',
  title: 'Listes de favoris',
  says: 'Une ligne par article d’une liste\u00A0; une liste que son propriétaire a déjà ne change pas.',
  key: ['email', 'liste'],
  columns: {
    email: needed(email('Compte du propriétaire', 'yann@kermarrec.example')),
    liste: needed(text('Nom de la liste', 'Chantier Kerlann')),
    partage: orElse(
      choice(['private', 'read', 'edit'])('Gardée pour soi, ou lue ou modifiée par la société', 'private'),
      'private',
    ),
  },
  lineColumns: {
    article: needed(reference('Référence de l’article', '10100001')),
    quantite: orElse(whole('Conditionnements', '2'), 1),
  },
  rowOf: (cells, lines) => ({
    email: cells.email,
    name: cells.liste,
    share: cells.partage,
    items: lines.map(({ article, quantite }) => ({ sku: article, quantity: quantite })),
  }),
  write: (db, rows, { now }) => importWishlists(db, rows, now),
});
