// The sentences customers agree to. They are kept with each choice, so that a change here rewrites no past consent.

export type OptinKind = 'email' | 'sms' | 'phone';

export const optinTexts: Readonly<Record<OptinKind, string>> = {
  email:
    'J’accepte de recevoir par e-mail les offres et conseils de l’enseigne. Je peux me désinscrire à tout moment.',
  sms: 'J’accepte de recevoir par SMS les offres de l’enseigne. Je peux m’y opposer à tout moment.',
  phone:
    'J’accepte d’être appelé par mon magasin pour des offres commerciales. Je peux m’y opposer à tout moment.',
};

export const newsletterText =
  'Je m’inscris à la lettre d’information pour recevoir offres et conseils par e-mail. Je peux me désinscrire à tout moment.';

/** Noted when a subscription ends by the link at the foot of a newsletter. */
export const unsubscribeText = 'Désinscription par le lien de la lettre d’information.';
