import { MESSAGE_TYPES } from '@nuancier/domain/approvals/approval-state.ts';
import { importApprovals } from '../../approvals/operations/import-approvals.ts';
import {
  choice,
  email,
  moment,
  needed,
  orElse,
  reference,
  text,
  whole,
} from '../../imports/columns/column.ts';
import { documentImport } from '../../imports/import-kind.ts';

export const approvals = documentImport({
  name: 'approvals',
  title: 'Demandes de validation',
  says: 'Les paniers que des sous-comptes ont soumis à leur dirigeant avant l’ouverture, un par sous-compte, une ligne par article\u00A0; qui a déjà un panier garde le sien.',
  key: ['email'],
  columns: {
    email: needed(email('Compte du sous-compte', 'malo@kermarrec.example')),
    date: needed(moment('Quand il a demandé', '12/11/2026 09:15')),
    reponse: orElse(
      choice(MESSAGE_TYPES)(
        'Où elle en est\u00A0: demandée, acceptée, acceptée avec des changements, refusée',
        'requested',
      ),
      'requested',
    ),
    commentaire: text('Ce que le sous-compte en dit', 'Pour la façade nord'),
    motif: text('Ce que le dirigeant a répondu', ''),
  },
  lineColumns: {
    article: needed(reference('Référence de l’article', '10100001')),
    quantite: needed(whole('Conditionnements', '2')),
    demandee: whole('Conditionnements demandés, si le dirigeant les a changés', ''),
  },
  rowOf: (cells, lines) => ({
    email: cells.email,
    outcome: cells.reponse,
    requested_at: cells.date,
    comment: cells.commentaire,
    reason: cells.motif,
    lines: lines.map(({ article, quantite, demandee }) => ({
      sku: article,
      quantity: quantite,
      asked: demandee,
    })),
  }),
  write: (db, rows, { now }) => importApprovals(db, rows, now),
});
