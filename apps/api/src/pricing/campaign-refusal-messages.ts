// What the back office refuses of campaigns.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

const refused = <const Key extends string>(key: Key, message: string) =>
  ({ category: 'graphql-input', key, message }) as const;

export const campaignRefusalMessages = {
  UNKNOWN_CAMPAIGN: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_CAMPAIGN',
    message: 'Cette campagne n’existe pas, ou son brouillon a été supprimé.',
  },
  CAMPAIGN_CHANGED: refused(
    'CAMPAIGN_CHANGED',
    'Cette campagne a changé entre-temps. Rien n’a été enregistré\u00A0: relisez-la, puis recommencez.',
  ),
  CAMPAIGN_NOT_DRAFT: refused(
    'CAMPAIGN_NOT_DRAFT',
    'Cette campagne est déjà programmée\u00A0: elle ne se modifie plus. Arrêtez-la, puis faites-en une autre.',
  ),
  CAMPAIGN_NOT_LIVE: refused(
    'CAMPAIGN_NOT_LIVE',
    'Seule une campagne à venir ou en cours peut être arrêtée.',
  ),
  CAMPAIGN_NAME: refused('CAMPAIGN_NAME', 'Donnez à la campagne un nom de 80 caractères au plus.'),
  CAMPAIGN_DAYS: refused('CAMPAIGN_DAYS', 'Donnez un premier et un dernier jour du calendrier.'),
  CAMPAIGN_ENDS_FIRST: refused('CAMPAIGN_ENDS_FIRST', 'Le dernier jour vient avant le premier.'),
  CAMPAIGN_BEGINS_PAST: refused(
    'CAMPAIGN_BEGINS_PAST',
    'Le premier jour est passé\u00A0: choisissez aujourd’hui ou plus tard.',
  ),
  CAMPAIGN_PERCENT: refused(
    'CAMPAIGN_PERCENT',
    'Donnez soit une remise de 0,01 à 90 pour cent, soit un prix réduit.',
  ),
  CAMPAIGN_PRICE: refused('CAMPAIGN_PRICE', 'Le prix réduit est une somme supérieure à zéro, hors taxes.'),
  CAMPAIGN_NO_RULE: refused(
    'CAMPAIGN_NO_RULE',
    'Dites de quels articles il s’agit\u00A0: un rayon, une marque, un statut de gamme ou des références.',
  ),
  CAMPAIGN_TOO_LONG_RULE: refused(
    'CAMPAIGN_TOO_LONG_RULE',
    'Une campagne nomme au plus 2\u00A0000 références et 200 rayons, marques ou statuts.',
  ),
  CAMPAIGN_REFERENCES: refused('CAMPAIGN_REFERENCES', 'Des références de la campagne sont inconnues.'),
  CAMPAIGN_TOO_MANY: refused(
    'CAMPAIGN_TOO_MANY',
    'La règle trouve plus de 10\u00A0000 articles\u00A0: précisez-la, ou faites plusieurs campagnes.',
  ),
  CAMPAIGN_CHECK: refused('CAMPAIGN_CHECK', 'Des articles ne peuvent pas être annoncés en réduction.'),
  CAMPAIGN_NO_ARTICLE: refused(
    'CAMPAIGN_NO_ARTICLE',
    'Aucun article ne peut être annoncé en réduction par cette campagne.',
  ),
  CAMPAIGN_PRICES: refused('CAMPAIGN_PRICES', 'Les prix de la campagne n’ont pas pu être écrits.'),
  CAMPAIGN_PLACE: refused('CAMPAIGN_PLACE', 'Cette liste ne peut pas être lue ainsi.'),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof campaignRefusalMessages> {}
}
