import { importKeptTints } from '../../orders/operations/import-kept-tints.ts';
import { email, needed, orElse, text, yesOrNo } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { paperTint, paperTintOf, withTints } from '../papers/paper-tint.ts';

export const keptTints = lineImport({
  name: 'kept-tints',
  title: 'Teintes gardées',
  says: 'Ce qu’un client a noté de ses teintes, chantier par chantier\u00A0; ce qu’il a déjà écrit ne change pas.',
  key: ['email', 'teinte', 'teinte_ecran', 'chantier'],
  columns: {
    email: needed(email('Compte du client', 'yann@kermarrec.example')),
    ...paperTint,
    chantier: orElse(text('Chantier', 'Kerlann'), ''),
    piece: text('Pièce', 'Couloir'),
    remarque: text('Remarque', 'Deux couches sur fond blanc'),
    ajoutee: orElse(
      yesOrNo('Le client l’a ajoutée lui-même, sans l’avoir commandée dans la boutique', 'oui'),
      false,
    ),
  },
  rowOf: (cells) => ({
    given: paperTintOf(cells),
    email: cells.email,
    site: cells.chantier,
    room: cells.piece,
    note: cells.remarque,
    by_hand: cells.ajoutee,
  }),
  write: (db, rows, { now }) =>
    withTints(
      db,
      rows,
      ({ given }) => [given],
      (soldTint) =>
        importKeptTints(
          db,
          rows.map(({ given, ...row }) => ({ ...row, tint: soldTint(given) })),
          now,
        ),
    ),
});
