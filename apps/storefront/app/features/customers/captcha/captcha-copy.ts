const NBSP = '\u00a0';

export const captchaCopy = {
  working: 'Vérification anti-robot en cours…',
  solved: `Vérification anti-robot terminée${NBSP}: vous pouvez envoyer le formulaire.`,
  failed: 'La vérification anti-robot a échoué. Merci de réessayer dans quelques minutes.',
  noScript:
    'Cette vérification a besoin de JavaScript. Activez-le ou réessayez dans une heure, ou appelez votre magasin.',
} as const;
