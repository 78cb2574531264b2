import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

const input = 'graphql-input';

export const searchRefusalMessages = {
  SEARCH_PERIOD: {
    category: input,
    key: 'SEARCH_PERIOD',
    message: 'Choisissez un premier et un dernier jour, dans cet ordre, sur 366 jours au plus.',
  },
  SEARCH_TRY_BUSY: {
    category: input,
    key: 'SEARCH_TRY_BUSY',
    message: 'Un autre essai est en cours. Réessayez dans quelques secondes.',
  },
  SYNONYM_FEW: {
    category: input,
    key: 'SYNONYM_FEW',
    message:
      'Saisissez au moins deux expressions équivalentes, ou une expression et celle à laquelle elle conduit.',
  },
  SYNONYM_MANY: {
    category: input,
    key: 'SYNONYM_MANY',
    message: 'Douze expressions au plus de chaque côté. Faites plusieurs règles.',
  },
  SYNONYM_LONG: {
    category: input,
    key: 'SYNONYM_LONG',
    message: 'Une expression a quatre mots et 60 caractères au plus, sans compter les petits mots.',
  },
  SYNONYM_SIGN: {
    category: input,
    key: 'SYNONYM_SIGN',
    message:
      'Les signes =, > et ; ne font pas partie d’une expression. Séparez les expressions par des virgules.',
  },
  SYNONYM_EMPTY: {
    category: input,
    key: 'SYNONYM_EMPTY',
    message:
      'Une expression ne garde pas son sens\u00A0: la recherche laisse de côté les petits mots (de, en, pour…) et des mots comme «\u00A0prix\u00A0» ou «\u00A0produit\u00A0».',
  },
  SYNONYM_TWICE: {
    category: input,
    key: 'SYNONYM_TWICE',
    message:
      'La même expression est donnée deux fois\u00A0: pluriels, accents et majuscules ne comptent pas.',
  },
  SYNONYM_KNOWN: { category: input, key: 'SYNONYM_KNOWN', message: 'Cette règle existe déjà.' },
  SYNONYM_CHANGED: {
    category: input,
    key: 'SYNONYM_CHANGED',
    message: 'Cette règle a changé entre-temps. Rien n’a été enregistré\u00A0: relisez-la, puis recommencez.',
  },
  SYNONYM_FULL: {
    category: input,
    key: 'SYNONYM_FULL',
    message: 'Il y a 500 règles, c’est le plus. Supprimez-en une d’abord.',
  },
  SYNONYM_GONE: {
    category: 'graphql-no-such-entity',
    key: 'SYNONYM_GONE',
    message: 'Cette règle n’existe plus\u00A0: quelqu’un l’a supprimée.',
  },
  PIN_WORDS: {
    category: input,
    key: 'PIN_WORDS',
    message: 'Saisissez les mots de la recherche, 80 caractères au plus.',
  },
  PIN_NONE: { category: input, key: 'PIN_NONE', message: 'Épinglez au moins un produit.' },
  PIN_MANY: { category: input, key: 'PIN_MANY', message: 'Douze produits au plus par recherche.' },
  PIN_TWICE: {
    category: input,
    key: 'PIN_TWICE',
    message: 'Un produit est épinglé deux fois\u00A0: deux références peuvent être du même produit.',
  },
  PIN_UNKNOWN: {
    category: input,
    key: 'PIN_UNKNOWN',
    message: 'Une référence est inconnue, ou son produit ne paraît pas dans la boutique.',
  },
  PIN_FULL: {
    category: input,
    key: 'PIN_FULL',
    message: 'Il y a 500 recherches épinglées, c’est le plus. Retirez-en une d’abord.',
  },
  PINS_CHANGED: {
    category: input,
    key: 'PINS_CHANGED',
    message:
      'Quelqu’un a changé cette liste depuis que vous l’avez ouverte\u00A0: rien n’est enregistré. Rouvrez-la, puis reprenez.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof searchRefusalMessages> {}
}
