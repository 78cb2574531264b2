const NBSP = '\u00a0';

export const confirmationCopy = {
  title: 'Inscription enregistrée',
  mustConfirm: `Vous devez confirmer votre compte. Consultez votre messagerie${NBSP}: un lien de confirmation vous a été envoyé.`,
  confirmTitle: 'Confirmer mon compte',
  confirmText: 'Un clic suffit pour activer votre compte.',
  confirm: 'Confirmer mon compte',
  confirmed: 'Votre compte est confirmé. Vous pouvez vous connecter.',
  signIn: 'Se connecter',
  resendTitle: `Vous n’avez rien reçu${NBSP}?`,
  resendEmail: 'Adresse e-mail de votre compte',
  resend: 'Recevoir un nouveau lien',
  resent: 'Si un compte attend d’être confirmé à cette adresse, un e-mail vient d’être envoyé.',
  errorTitle: 'Erreur d’inscription',
} as const;

/** The specification's English original. */
export const mustConfirmKey =
  'You must confirm your account. Please check your email for the confirmation link.';
