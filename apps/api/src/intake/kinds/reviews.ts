import { REVIEW_STATUSES } from '@nuancier/domain/reviews/review-status.ts';
import { importReviews } from '../../reviews/operations/import-reviews.ts';
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
import { lineImport } from '../../imports/import-kind.ts';

export const reviews = lineImport({
  name: 'reviews',
  title: 'Avis',
  says: 'Une ligne par avis\u00A0; un avis déjà là ne change pas.',
  key: ['produit', 'pseudo', 'date'],
  columns: {
    produit: needed(reference('Référence du produit', 'P101000')),
    pseudo: needed(text('Nom sous lequel il paraît', 'Yann K.')),
    date: needed(moment('Quand il a été écrit', '20/05/2026 18:00')),
    note: needed(whole('De 1 à 5', '5')),
    titre: needed(text('Titre', 'Couvre bien')),
    avis: needed(text('Texte', 'Deux couches suffisent, même sur un fond sombre.')),
    statut: orElse(choice(REVIEW_STATUSES)('À lire, publié ou écarté', 'PENDING'), 'PENDING'),
    email: email('Compte de l’auteur, s’il en a un', 'yann@kermarrec.example'),
  },
  rowOf: (cells) => ({
    product_sku: cells.produit,
    email: cells.email,
    rating: cells.note,
    status: cells.statut,
    created_at: new Date(cells.date),
    nickname: cells.pseudo,
    summary: cells.titre,
    text: cells.avis,
  }),
  write: importReviews,
});
