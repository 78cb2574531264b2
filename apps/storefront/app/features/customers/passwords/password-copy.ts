import type { PasswordFault } from '@nuancier/domain/customers/sign-in/password-rule.ts';

const NBSP = '\u00a0';

export const passwordCopy = {
  forgottenTitle: 'Mot de passe oublié',
  forgottenText: `Saisissez votre adresse e-mail${NBSP}: nous vous enverrons un lien pour choisir un nouveau mot de passe.`,
  forgottenSubmit: 'Recevoir le lien',
  sentTitle: 'Consultez votre messagerie',
  sentText: 'Si un compte existe pour cette adresse, un e-mail vient d’être envoyé.',
  sentHelp: 'Le lien est valable une heure. Pensez à regarder dans vos courriers indésirables.',
  sentAgain: 'Demander un nouveau lien',
  backToSignIn: 'Retour à la connexion',
  resetTitle: 'Choisir un nouveau mot de passe',
  createTitle: 'Créer mon mot de passe',
  resetEmail: 'Adresse e-mail de votre compte',
  current: 'Mot de passe actuel',
  first: 'Mot de passe',
  firstAgain: 'Confirmer le mot de passe',
  next: 'Nouveau mot de passe',
  again: 'Confirmer le nouveau mot de passe',
  submit: 'Enregistrer mon mot de passe',
  submitting: 'Enregistrement…',
  enteredTitle: 'Mot de passe enregistré',
  enteredText: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  changeTitle: 'Modifier mon mot de passe',
  changed: 'Votre mot de passe est modifié.',
  changedHelp: 'Vos autres appareils ont été déconnectés.',
  errorTitle: 'Mot de passe non enregistré',
  ruleTitle: `Votre mot de passe doit comporter${NBSP}:`,
  ruleKept: 'respecté',
  ruleBroken: 'à compléter',
} as const;

/** The lines of the rule as the form lists them. */
export function ruleText(fault: Exclude<PasswordFault, 'too-long'>, minimumLength: number): string {
  return {
    'too-short': `au moins ${minimumLength} caractères`,
    'no-uppercase': '1 majuscule',
    'no-lowercase': '1 minuscule',
    'no-digit': '1 chiffre',
    'no-symbol': '1 symbole',
  }[fault];
}
