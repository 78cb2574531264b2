import type { PreviewFactsFragment } from '../../../generated/documents.ts';

type Hindrance = PreviewFactsFragment['hindrances'][number];

export const previewCopy = {
  asVisitor: 'Voir comme un visiteur',
  asCustomer: 'Voir comme un client',
  title: 'Aperçu',
  back: 'Revenir au produit',
  says: 'Ce que la boutique montre à cette personne, ce jour-là, à ses prix et dans son magasin. Rien n’est enregistré dans son panier.',
  noted: 'Regarder les prix d’un client est noté au journal.',
  customer: 'Client',
  searchHint: 'Nom, société, code client ou adresse e-mail. Vide\u00A0: un visiteur.',
  exactHint: 'Adresse e-mail entière, ou code client de la société. Vide\u00A0: un visiteur.',
  day: 'Jour',
  dayHint: 'Aujourd’hui, ou un jour à venir',
  show: 'Voir',
  refused: { text: 'L’aperçu n’a pas pu être montré', key: 'PREVIEW_REFUSED' },
  choose: 'Choisissez le client',
  seen: (who: string, day: string) => `Le ${day}, ${who} voit ce produit dans les rayons et la recherche.`,
  notSeen: (who: string, day: string) => `Le ${day}, ${who} ne voit pas ce produit.`,
  visitor: 'un visiteur',
  why: 'Pourquoi',
  hindrances: {
    taken_out: () => 'Le produit est décoché\u00A0: hors boutique.',
    not_begun: (from: string) => `Il n’entre en boutique que le ${from}.`,
    ended: (_from: string, until: string) => `Son dernier jour en boutique était le ${until}.`,
    no_category: () => 'Il n’est dans aucun rayon.',
    categories_closed: () => 'Aucun de ses rayons n’est ouvert ce jour-là.',
    prices_hidden: () => 'Son entreprise ne lui montre pas les prix.',
    no_price: () => 'Aucun de ses conditionnements n’a de prix ce jour-là\u00A0: il ne s’achète pas.',
  } satisfies Record<Hindrance, (from: string, until: string) => string>,
  store: (name: string) => `Disponibilité à ${name}, aujourd’hui.`,
  noStore: 'Aucun magasin choisi\u00A0: la boutique ne lui montre pas de stock.',
  page: 'La page dans la boutique',
  pageOf: (name: string, who: string) => `La page «\u00A0${name}\u00A0» telle que la voit ${who}`,
  notToday: (day: string) =>
    `La page du ${day} ne peut pas encore être dessinée\u00A0: le stock, les textes, les bandeaux et les fichiers de prix d’ici là ne sont pas connus, et la montrer à moitié vraie tromperait. Ce qui est déjà décidé pour ce jour – présence du produit, rayons ouverts, prix et campagnes programmées – est ci-dessus.`,
  today: 'Voir la page telle qu’elle est aujourd’hui',
  packs: 'Conditionnements et prix',
  columns: {
    pack: 'Conditionnement',
    ht: 'Prix HT',
    ttc: 'Prix TTC',
    why: 'Nature du prix',
    available: 'Disponible',
  },
  types: { SPECIAL: 'Prix négocié', PROMOTION: 'Promotion', DESTOCK: 'Déstockage' } as Readonly<
    Record<string, string>
  >,
  list: 'Tarif',
  less: (type: string, percent: string) => `${type}, −${percent}\u00A0%`,
  noPrice: 'aucun',
  notSold: 'ne s’achète pas',
  unknown: 'non montré',
};
