import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

function input<const Key extends string>(key: Key, message: string) {
  return { category: 'graphql-input', key, message } as const satisfies RefusalMessage;
}

export const substituteRefusalMessages = {
  SUBSTITUTE_NOT_OPEN: input(
    'SUBSTITUTE_NOT_OPEN',
    'Un article se remplace pendant la préparation de la commande, ni avant ni après.',
  ),
  SUBSTITUTE_FREE_LINE: input(
    'SUBSTITUTE_FREE_LINE',
    'Cette ligne vient d’un devis et n’est pas un article\u00A0: elle ne se remplace pas.',
  ),
  SUBSTITUTE_TINTED: input('SUBSTITUTE_TINTED', 'Un article teinté ne se remplace pas par un autre.'),
  SUBSTITUTE_WITHHELD: input('SUBSTITUTE_WITHHELD', 'Le client s’est rétracté de cet article.'),
  SUBSTITUTE_NOTHING_MISSING: input(
    'SUBSTITUTE_NOTHING_MISSING',
    'Il ne manque rien de cet article\u00A0: tout est mis de côté.',
  ),
  SUBSTITUTE_IN_ORDER: input(
    'SUBSTITUTE_IN_ORDER',
    'Cet article est, ou a été, dans la commande. Proposez-en un autre.',
  ),
  SUBSTITUTE_UNKNOWN_ARTICLE: input(
    'SUBSTITUTE_UNKNOWN_ARTICLE',
    'Aucun article ne porte cette référence ou ce code-barres.',
  ),
  SUBSTITUTE_NOT_IN_STOCK: input(
    'SUBSTITUTE_NOT_IN_STOCK',
    'Il n’y a pas assez de cet article de remplacement en stock.',
  ),
  SUBSTITUTE_PREVIEW_CHANGED: input(
    'SUBSTITUTE_PREVIEW_CHANGED',
    'Le prix, le stock ou ce qu’il manque a changé depuis l’aperçu\u00A0: rien n’est parti. Relisez la proposition, puis envoyez-la.',
  ),
  SUBSTITUTE_WAITING: input(
    'SUBSTITUTE_WAITING',
    'Une proposition attend déjà la réponse du client. Retirez-la pour en faire une autre.',
  ),
  SUBSTITUTE_ANSWERED: input(
    'SUBSTITUTE_ANSWERED',
    'Cette proposition n’attend plus de réponse. Rechargez la page pour voir où en est la commande.',
  ),
  SUBSTITUTE_LINE_CHANGED: input(
    'SUBSTITUTE_LINE_CHANGED',
    'Une partie de cet article a été trouvée entre-temps\u00A0: la proposition ne vaut plus.',
  ),
  SUBSTITUTE_ODD_SUMS: input(
    'SUBSTITUTE_ODD_SUMS',
    'Les totaux de cette commande viennent d’un autre logiciel et ne se recalculent pas ici.',
  ),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof substituteRefusalMessages> {}
}
