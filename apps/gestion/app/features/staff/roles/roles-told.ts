// What each role may do, told from the one table that menu, guards and API judge by: no second list to grow old.
import { RIGHTS, scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { importsWords, journalWords, reportsWords, settingsWords, staffWords } from './house-words.ts';
import { catalogueWords, contentWords, pricingWords, searchWords, storesWords } from './offer-words.ts';
import {
  correspondenceWords,
  customersWords,
  ordersWords,
  quotationsWords,
  returnsWords,
} from './selling-words.ts';

const WORDS: Readonly<Record<StaffOperation, string>> = {
  ...ordersWords,
  ...returnsWords,
  ...customersWords,
  ...correspondenceWords,
  ...quotationsWords,
  ...catalogueWords,
  ...pricingWords,
  ...contentWords,
  ...searchWords,
  ...storesWords,
  ...importsWords,
  ...reportsWords,
  ...settingsWords,
  ...staffWords,
  ...journalWords,
};

const AREAS = {
  Commandes: ordersWords,
  Retours: returnsWords,
  Clients: customersWords,
  'Messages et avis': correspondenceWords,
  Devis: quotationsWords,
  Catalogue: catalogueWords,
  'Prix et promotions': pricingWords,
  Contenu: contentWords,
  Recherche: searchWords,
  Magasins: storesWords,
  'Imports et intégrations': importsWords,
  Rapports: reportsWords,
  Réglages: settingsWords,
  Équipe: staffWords,
  Journal: journalWords,
} as const satisfies Record<string, Partial<Record<StaffOperation, string>>>;

const SCOPES = {
  all: '',
  'own-stores': 'dans ses magasins',
  'own-portfolio': 'pour son portefeuille',
} as const;

export type ToldArea = { area: string; acts: { act: string; scope: string }[] };

/** Of an act that is several operations, all of it or none: where one is refused, the act is told no more. */
export function rolesTold(role: StaffRole): ToldArea[] {
  return Object.entries(AREAS)
    .map(([area, words]) => ({ area, acts: actsOf(role, [...new Set(Object.values(words))]) }))
    .filter(({ acts }) => acts.length > 0);
}

const OPERATIONS = Object.keys(RIGHTS).filter((name): name is StaffOperation => Object.hasOwn(WORDS, name));

function actsOf(role: StaffRole, acts: readonly string[]): ToldArea['acts'] {
  return acts.flatMap((act) => {
    const scopes = OPERATIONS.filter((name) => WORDS[name] === act).map((name) => scopeOf(name, role));
    const [first] = scopes;
    return first === null || first === undefined || scopes.includes(null)
      ? []
      : [{ act, scope: SCOPES[first] }];
  });
}
