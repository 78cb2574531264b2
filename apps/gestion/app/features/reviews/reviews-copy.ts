import { withDe } from '@nuancier/domain/site/elision.ts';
import type { ReviewAtTheDeskFragment } from '../../../generated/documents.ts';

type State = ReviewAtTheDeskFragment['state'];

export const reviewsCopy = {
  title: 'Avis',
  one: (product: string) => `Avis sur ${product}`,
  searchHint: 'Produit, signature ou texte',
  tabsLabel: 'Où en sont les avis',
  tabs: { attente: 'À lire', publies: 'Publiés', refuses: 'Refusés' } satisfies Record<State, string>,
  empty: {
    attente: 'Aucun avis n’attend d’être lu.',
    publies: 'Aucun avis publié.',
    refuses: 'Aucun avis refusé.',
  } satisfies Record<State, string>,
  toCustomers: 'Clients',
  rating: (stars: number) => `${stars} sur 5`,
  by: (nickname: string, moment: string) => `${nickname}, ${moment}`,
  publish: 'Publier',
  refuse: 'Refuser',
  /** for the ear, of which one the act is */
  actOf: (act: string, product: string, nickname: string) =>
    `${act}\u00A0: avis ${withDe(nickname)} sur ${product}`,
  keep: 'Revenir aux avis',
  publishing: {
    title: 'Publier cet avis',
    says: 'L’avis et sa note paraissent sur la page du produit, et comptent dans sa moyenne. Vous pourrez revenir sur votre décision.',
  },
  refusing: {
    title: 'Refuser cet avis',
    says: 'L’avis ne paraît pas, ou ne paraît plus, et ne compte plus dans la moyenne. Le motif reste au journal. Vous pourrez revenir sur votre décision.',
  },
  reason: 'Motif',
  missing: 'Indiquez le motif.',
  done: {
    publie: 'L’avis est publié.',
    refuse: 'L’avis est refusé.',
    deja: 'Quelqu’un en avait déjà décidé ainsi.',
  },
};
