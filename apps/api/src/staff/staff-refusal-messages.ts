// What the back office refuses of those who enter it, and of who runs the team.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const staffRefusalMessages = {
  STAFF_SIGN_IN: {
    category: 'graphql-authentication',
    key: 'STAFF_SIGN_IN',
    message: 'L’adresse ou le mot de passe est incorrect, ou ce compte est temporairement bloqué.',
  },
  FACTOR_FIRST: {
    category: 'graphql-authorization',
    key: 'FACTOR_FIRST',
    message: 'Terminez d’abord la connexion avec votre second facteur.',
  },
  ROLE_MAY_NOT: {
    category: 'graphql-authorization',
    key: 'ROLE_MAY_NOT',
    message: 'Votre rôle ne permet pas cette action.',
  },
  FACTOR_CODE: {
    category: 'graphql-authentication',
    key: 'FACTOR_CODE',
    message: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et saisissez-le.',
  },
  PROOF_LOCKED: {
    category: 'graphql-authentication',
    key: 'PROOF_LOCKED',
    message: 'Trop de mots de passe faux\u00A0: réessayez dans quelques minutes.',
  },
  PROOF_CODE: {
    category: 'graphql-authentication',
    key: 'PROOF_CODE',
    message:
      'Votre compte n’a pas de mot de passe\u00A0: saisissez à sa place le code de votre application, qui ne sert qu’une fois. Sans application, choisissez un mot de passe par «\u00A0Mot de passe oublié\u00A0».',
  },
  NO_ENROLMENT: {
    category: 'graphql-input',
    key: 'NO_ENROLMENT',
    message: 'L’inscription de ce second facteur a expiré. Recommencez-la.',
  },
  PASSKEY_REFUSED: {
    category: 'graphql-authentication',
    key: 'PASSKEY_REFUSED',
    message:
      'Cette clé d’accès n’a pas été reconnue. Réessayez, ou entrez avec votre mot de passe et un code.',
  },
  PASSKEY_NAME: {
    category: 'graphql-input',
    key: 'PASSKEY_NAME',
    message: 'Donnez un nom à cette clé, de 60 caractères au plus : « Tablette du comptoir ».',
  },
  TOO_MANY_PASSKEYS: {
    category: 'graphql-input',
    key: 'TOO_MANY_PASSKEYS',
    message: 'Vous avez déjà dix clés d’accès. Retirez-en une avant d’en ajouter.',
  },
  NO_SUCH_PASSKEY: {
    category: 'graphql-no-such-entity',
    key: 'NO_SUCH_PASSKEY',
    message: 'Cette clé d’accès est déjà retirée.',
  },
  LAST_FACTOR: {
    category: 'graphql-input',
    key: 'LAST_FACTOR',
    message: 'C’est votre seul second facteur : inscrivez-en un autre avant de le retirer.',
  },
  STAFF_PASSWORD_RULE: {
    category: 'graphql-input',
    key: 'STAFF_PASSWORD_RULE',
    message: 'Le mot de passe doit comporter au moins 12 caractères.',
  },
  STAFF_LINK: {
    category: 'graphql-input',
    key: 'STAFF_LINK',
    message:
      'Ce lien n’est plus valable\u00A0: il a servi, a été remplacé ou a expiré. Demandez-en un nouveau.',
  },
  STAFF_KNOWN: {
    category: 'graphql-already-exists',
    key: 'STAFF_KNOWN',
    message: 'Cette adresse a déjà un accès à la gestion.',
  },
  NO_SUCH_STAFF: {
    category: 'graphql-no-such-entity',
    key: 'NO_SUCH_STAFF',
    message: 'Cette personne ne fait pas partie de votre équipe.',
  },
  NOT_INVITED: {
    category: 'graphql-input',
    key: 'NOT_INVITED',
    message: 'Cette personne n’attend plus d’invitation.',
  },
  STORES_NEEDED: {
    category: 'graphql-input',
    key: 'STORES_NEEDED',
    message: 'Ce rôle est lié à un magasin : choisissez-en au moins un.',
  },
  PORTFOLIO_NEEDED: {
    category: 'graphql-input',
    key: 'PORTFOLIO_NEEDED',
    message: 'Ce rôle est lié à un portefeuille : donnez l’adresse du commercial à qui il est.',
  },
  UNKNOWN_REPRESENTATIVE: {
    category: 'graphql-input',
    key: 'UNKNOWN_REPRESENTATIVE',
    message: 'Aucun commercial de la boutique n’a cette adresse.',
  },
  STAFF_PLACE_CHANGED: {
    category: 'graphql-input',
    key: 'STAFF_PLACE_CHANGED',
    message: 'Ce rôle a changé entre-temps. Rien n’a été enregistré.',
  },
  LAST_OWNER: {
    category: 'graphql-input',
    key: 'LAST_OWNER',
    message: 'C’est le dernier propriétaire : nommez-en un autre d’abord.',
  },
  JOURNAL_SLOW: {
    category: 'graphql-input',
    key: 'JOURNAL_SLOW',
    message:
      'Le journal est long, et cette recherche n’a pas abouti à temps. Ajoutez une période ou choisissez un événement, puis recommencez.',
  },
  JOURNAL_UNDER_WAY: {
    category: 'rate-limit',
    status: 429,
    key: 'JOURNAL_UNDER_WAY',
    message: 'Un fichier du journal est déjà en cours. Réessayez dans une minute.',
  },
  OWN_FILE_UNDER_WAY: {
    category: 'rate-limit',
    status: 429,
    key: 'OWN_FILE_UNDER_WAY',
    message:
      'Un autre fichier est en cours de téléchargement à votre nom. Attendez qu’il soit arrivé ou annulez-le, puis recommencez.',
  },
  FILES_UNDER_WAY: {
    category: 'rate-limit',
    status: 429,
    key: 'FILES_UNDER_WAY',
    message:
      'Plusieurs fichiers sont déjà en cours de téléchargement dans l’équipe. Réessayez dans une minute.',
  },
  NO_DIRECTORY: {
    category: 'graphql-input',
    key: 'NO_DIRECTORY',
    message: 'Cette boutique n’est reliée à aucun annuaire. Entrez avec votre adresse et votre mot de passe.',
  },
  DIRECTORY_DENIED: {
    category: 'graphql-authentication',
    key: 'DIRECTORY_DENIED',
    message: 'La connexion à l’annuaire a été abandonnée ou refusée. Réessayez, ou entrez autrement.',
  },
  DIRECTORY_AWAY: {
    category: 'graphql-authentication',
    key: 'DIRECTORY_AWAY',
    message: 'L’annuaire ne répond pas. Réessayez dans un instant, ou entrez avec votre mot de passe.',
  },
  DIRECTORY_CLOCK: {
    category: 'graphql-authentication',
    key: 'DIRECTORY_CLOCK',
    message:
      'L’heure de l’annuaire et celle de la boutique ne concordent pas. Prévenez la personne qui tient le serveur, ou entrez avec votre mot de passe.',
  },
  DIRECTORY_REFUSED: {
    category: 'graphql-authentication',
    key: 'DIRECTORY_REFUSED',
    message:
      'La réponse de l’annuaire n’a pas pu être vérifiée. Réessayez, ou entrez avec votre mot de passe.',
  },
  DIRECTORY_STALE: {
    category: 'graphql-authentication',
    key: 'DIRECTORY_STALE',
    message: 'Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Recommencez-la.',
  },
  DIRECTORY_NOBODY: {
    category: 'graphql-authentication',
    key: 'DIRECTORY_NOBODY',
    message:
      'Votre compte de l’annuaire n’ouvre aucun accès à la gestion. Demandez à la personne qui tient l’équipe de vous inviter.',
  },
  NO_SUCH_SESSION: {
    category: 'graphql-no-such-entity',
    key: 'NO_SUCH_SESSION',
    message: 'Cette session est déjà terminée.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof staffRefusalMessages> {}
}
