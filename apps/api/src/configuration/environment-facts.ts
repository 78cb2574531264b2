// What the environment sets, as it may be told: that it is set, never a secret.
import type { Configuration } from './configuration.ts';

export type EnvironmentFact = { label: string; is_set: boolean; says: string; variables: string[] };

export function environmentFacts(configuration: Configuration): EnvironmentFact[] {
  const { payments, captcha, media, externalCheckout, directory, mode } = configuration;
  return [
    fact('Mode', true, mode === 'production' ? 'Production' : 'Démonstration', ['SHOP_MODE']),
    fact('Adresse de la boutique', true, configuration.publicUrl, ['PUBLIC_URL']),
    fact(
      'Envoi des e-mails',
      configuration.smtpUrl !== undefined,
      configuration.smtpUrl === undefined
        ? 'Aucun serveur\u00A0: les e-mails restent dans la boîte de démonstration.'
        : `Serveur en place. Expéditeur\u00A0: ${configuration.mailFrom}`,
      ['SMTP_URL', 'MAIL_FROM'],
    ),
    fact('Messages sans magasin', true, `Reçus par ${configuration.contactEmail}`, ['MAIL_CONTACT']),
    fact('Paiement par carte', payments.kind !== 'none', bankSays(payments), [
      'PAYMENTS',
      'LYRA_SITE_ID',
      'LYRA_KEY',
      'LYRA_MODE',
    ]),
    fact('Preuve d’être humain', captcha.kind !== 'off', CAPTCHAS[captcha.kind], [
      'CAPTCHA',
      'RECAPTCHA_SECRET',
    ]),
    fact(
      'Images et papiers reçus',
      true,
      media.kind === 's3'
        ? `Gardés dans le compartiment S3 «\u00A0${media.bucket}\u00A0»`
        : 'Gardés dans un dossier du serveur',
      ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ),
    fact(
      'Caisse sur un autre site',
      externalCheckout !== undefined,
      externalCheckout === undefined
        ? 'Non\u00A0: les commandes se passent ici'
        : `Oui, sur ${new URL(externalCheckout.url).host}`,
      ['EXTERNAL_CHECKOUT_URL', 'EXTERNAL_CHECKOUT_SECRET'],
    ),
    fact('Annuaire de l’équipe', directory !== undefined, directorySays(directory), [
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_LABEL',
      'OIDC_SECOND_FACTOR',
    ]),
    fact(
      'Comptes confirmés par e-mail',
      configuration.customerConfirmation,
      configuration.customerConfirmation
        ? 'Un nouveau compte s’ouvre par le lien reçu'
        : 'Un nouveau compte s’ouvre aussitôt',
      ['CUSTOMER_CONFIRMATION'],
    ),
    fact(
      'Thème imposé',
      configuration.siteTheme !== undefined,
      configuration.siteTheme === undefined
        ? 'Aucun\u00A0: le thème choisi ici est porté'
        : `«\u00A0${configuration.siteTheme}\u00A0» passe avant le thème choisi ici`,
      ['SITE_THEME'],
    ),
  ];
}

const CAPTCHAS = {
  off: 'Aucune',
  altcha: 'Calcul fait par le navigateur, sans service extérieur',
  recaptcha: 'reCAPTCHA, secret en place',
} as const;

function bankSays(payments: Configuration['payments']): string {
  if (payments.kind === 'none') return 'Aucune banque\u00A0: la carte n’est pas proposée';
  if (payments.kind === 'demo') return 'Banque de démonstration\u00A0: aucun argent ne bouge';
  return payments.mode === 'PRODUCTION'
    ? 'Banque reliée, clé en place'
    : 'Banque reliée en mode essai, clé en place';
}

const FACTORS = {
  proven: 'le second facteur d’ici est demandé, sauf si l’annuaire dit en avoir vu un',
  own: 'le second facteur d’ici est toujours demandé',
  directory: 'la connexion à l’annuaire suffit',
} as const;

function directorySays(directory: Configuration['directory']): string {
  if (directory === undefined) return 'Aucun\u00A0: l’équipe entre par mot de passe ou clé d’accès';
  return `Entrée par ${new URL(directory.issuer).host}\u00A0: ${FACTORS[directory.factor]}`;
}

function fact(label: string, is_set: boolean, says: string, variables: string[]): EnvironmentFact {
  return { label, is_set, says, variables };
}
