import { counted } from '@nuancier/ui/text/format.ts';

/** What is found in each list: one of them, several. */
const NAMES = {
  orders: ['commande', 'commandes'],
  companies: ['société', 'sociétés'],
  people: ['personne', 'personnes'],
  quotations: ['devis', 'devis'],
  returns: ['retour', 'retours'],
  reviews: ['avis', 'avis'],
  messages: ['message', 'messages'],
  requests: ['demande', 'demandes'],
  campaigns: ['campagne', 'campagnes'],
  coupons: ['code', 'codes'],
  products: ['produit', 'produits'],
  articles: ['article', 'articles'],
  contents: ['contenu', 'contenus'],
  words: ['recherche', 'recherches'],
  synonyms: ['synonyme', 'synonymes'],
  pins: ['épingle', 'épingles'],
  runs: ['import', 'imports'],
  entries: ['ligne', 'lignes'],
} as const satisfies Record<string, readonly [one: string, several: string]>;

export type Found = keyof typeof NAMES;

export const listTitleCopy = {
  title: (parts: readonly string[], office: string) => `${parts.join(', ')} – ${office}`,
  words: (typed: string) => `«\u00A0${typed}\u00A0»`,
  period: (since: string, until: string) => `du ${since} au ${until}`,
  since: (day: string) => `depuis le ${day}`,
  until: (day: string) => `jusqu’au ${day}`,
  /** `more`: the page shows the first of them */
  found: (what: Found, count: number, more: boolean) => {
    const [one, several] = NAMES[what];
    const shown = counted(count, one, several);
    return more ? `Plus de ${shown}` : shown;
  },
  nothing: 'Rien ne correspond.',
};
