import { withDe } from '@nuancier/domain/site/elision.ts';
import type { CustomerMergeQuery, DuplicateFragment } from '../../../generated/documents.ts';

type Part = CustomerMergeQuery['customerMerge']['parts'][number];

const NO_BREAK = '\u00A0';

export const mergeCopy = {
  suggested: 'Peut-être la même personne',
  signs: {
    telephone: 'même téléphone',
    nom_et_code_postal: 'même nom et même code postal',
  } satisfies Record<DuplicateFragment['by'], string>,
  see: (email: string) => `Voir ce que donnerait la réunion avec ${email}`,
  title: (name: string) => `Réunir un autre compte avec celui ${withDe(name)}`,
  choose:
    'Seuls deux comptes de particuliers se réunissent, quand une même personne s’est inscrite deux fois. Vous voyez tout avant de confirmer.',
  other: 'Adresse e-mail de l’autre compte',
  look: 'Voir ce qui se passerait',
  says: (kept: string, closed: string) =>
    `Tout passe au compte ${kept}. Le compte ${closed} est vidé et fermé, ses sessions prennent fin, et un e-mail part aux deux adresses. Cela ne se défait pas.`,
  gone: 'Ne sont pas repris, quoi qu’il arrive\u00A0: le mot de passe, les connexions, les consentements donnés avec l’autre adresse et la comparaison en cours.',
  swap: (closed: string) => `Garder plutôt ${closed}`,
  parts: 'Ce qui passe au compte gardé',
  columns: ['Quoi', 'Repris', 'Non repris'],
  kinds: {
    orders: 'Commandes',
    invoices: 'Factures',
    quotations: 'Devis',
    carts: 'Paniers',
    coupons: 'Avoirs et codes à son nom',
    addresses: 'Adresses',
    tints: 'Teintes gardées',
    lists: 'Listes',
    reviews: 'Avis',
    messages: 'Messages',
  } satisfies Record<Part['kind'], string>,
  why: {
    carts: 'le panier en cours du compte gardé reste',
    addresses: 'déjà dans le compte gardé',
    tints: 'déjà notées dans le compte gardé',
    lists: 'jointes à la liste de même nom',
    reviews: 'le compte gardé a déjà donné le sien',
  } satisfies Partial<Record<Part['kind'], string>> as Partial<Record<Part['kind'], string>>,
  nothing: `Rien à reprendre${NO_BREAK}: l’autre compte est vide.`,
  reason: 'Motif',
  missing: 'Indiquez le motif.',
  confirm: 'Réunir les deux comptes',
};
