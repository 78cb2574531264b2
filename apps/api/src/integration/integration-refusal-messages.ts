// What the staff is refused when it brings files or looks after the shop's other systems. Many say more.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

function input<const Key extends string>(key: Key, message: string) {
  return { category: 'graphql-input', key, message } as const satisfies RefusalMessage;
}

export const integrationRefusalMessages = {
  UNKNOWN_FILE: input(
    'UNKNOWN_FILE',
    'Ce fichier n’est plus là, ou n’est pas de votre ressort. Envoyez-le de nouveau.',
  ),
  FILE_IN_WORK: input('FILE_IN_WORK', 'Ce fichier est déjà en cours de traitement.'),
  FILE_NOT_THAT: input(
    'FILE_NOT_THAT',
    'Ce n’est pas le fichier dont vous avez vu l’aperçu\u00A0: rien n’est publié.',
  ),
  FILE_PUBLISHED: input('FILE_PUBLISHED', 'Ce fichier est déjà publié.'),
  FILE_UNREAD: input(
    'FILE_UNREAD',
    'Aucune ligne de ce fichier ne peut être écrite\u00A0: il n’y a rien à publier. Corrigez-le, puis envoyez-le de nouveau.',
  ),
  FILE_NOT_AGREED: input(
    'FILE_NOT_AGREED',
    'Rien n’est publié\u00A0: ce fichier attend votre accord sur ce qui est retenu ou refusé.',
  ),
  UNKNOWN_IMPORT: input('UNKNOWN_IMPORT', 'Cet import n’existe pas, ou n’est pas de votre ressort.'),
  IMPORT_TAKEN_BACK: input('IMPORT_TAKEN_BACK', 'Cet import est déjà repris.'),
  IMPORT_NOT_KEPT: input('IMPORT_NOT_KEPT', 'La version d’avant n’est pas connue\u00A0: rien n’est repris.'),
  IMPORT_CHANGED_SINCE: input('IMPORT_CHANGED_SINCE', 'Ce que ce fichier a écrit a changé depuis.'),
  IMPORT_GONE: input(
    'IMPORT_GONE',
    'Un article que ce fichier avait retiré n’est plus au catalogue\u00A0: rien n’est repris.',
  ),
  IMPORT_BUSY: input(
    'IMPORT_BUSY',
    'Un autre import écrit en ce moment dans les mêmes données\u00A0: rien n’est repris. Réessayez dans quelques minutes.',
  ),
  IMPORT_TAKING_BACK: input(
    'IMPORT_TAKING_BACK',
    'La reprise est longue et continue sans vous. La page de cet import dira quand elle est finie.',
  ),
  KEY_NAME: input('KEY_NAME', 'Donnez un nom, en 80 caractères au plus.'),
  KEY_SCOPES: input('KEY_SCOPES', 'Choisissez au moins un droit, parmi ceux de la liste.'),
  KEY_DAYS: input('KEY_DAYS', 'Une clé vaut de 1 à 1\u00A0095 jours.'),
  UNKNOWN_KEY: input('UNKNOWN_KEY', 'Cette clé n’existe pas.'),
  KEY_ENDED: input('KEY_ENDED', 'Cette clé n’est plus valable, ou est déjà remplacée.'),
  WEBHOOK_ADDRESS: input('WEBHOOK_ADDRESS', 'Ce n’est pas une adresse que la boutique peut appeler.'),
  WEBHOOK_TYPES: input('WEBHOOK_TYPES', 'Un de ces événements n’existe pas.'),
  UNKNOWN_WEBHOOK: input('UNKNOWN_WEBHOOK', 'Cette adresse n’existe pas, ou il n’y a rien à y changer.'),
  WEBHOOK_PLACE: input('WEBHOOK_PLACE', 'Cet endroit du journal n’existe pas.'),
  UNKNOWN_JOB: input('UNKNOWN_JOB', 'Cette tâche n’existe pas.'),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof integrationRefusalMessages> {}
}
