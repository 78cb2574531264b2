import type { Right, Role } from '@nuancier/domain/customers/rights/permissions.ts';

const NBSP = '\u00a0';

export const accountCopy = {
  title: 'Mon compte',
  menu: 'Menu du compte',
  hello: (firstname: string) => `Bonjour ${firstname}`,
  dashboardTitle: 'Tableau de bord',
  store: 'Mon magasin',
  storeLink: 'Voir les magasins',
  noStore: 'Aucun magasin n’est encore rattaché à votre compte.',
  company: 'Mon entreprise',
  information: 'Informations du compte',
  seeInformation: 'Voir les informations du compte',
  identity: 'Vos coordonnées',
  name: 'Nom',
  email: 'Adresse e-mail',
  role: 'Profil',
  companyName: 'Raison sociale',
  clientCode: 'Code client',
  siret: 'SIRET',
  vatNumber: 'TVA intracommunautaire',
  clientCodeOf: (code: string) => `Code client${NBSP}: ${code}`,
  isProspect: `Votre compte n’est pas encore rattaché à un code client${NBSP}: vous voyez les prix publics.`,
  haveClientCode: 'J’ai un code client',
  enterClientCode: 'Saisir mon code client',
  haveClientCodeHelp: `Un de nos magasins vous sert déjà${NBSP}? Rattachez votre compte en ligne pour retrouver vos prix.`,
  linked:
    'Votre compte est rattaché à votre code client. Vos prix sont à jour\u00a0; le reste s’ouvrira une fois votre accès confirmé.',
  phone: (number: string) => `Tél.${NBSP}: ${number}`,
  profileTitle: 'Mon profil',
  rights: 'Vos droits',
  noRights: 'Aucun droit particulier ne vous est accordé. Adressez-vous au dirigeant de votre entreprise.',
} as const;

export const roleNames = {
  Dirigeant: 'Dirigeant',
  Subaccount: 'Sous-compte',
  Commercial: 'Commercial',
  Manager: 'Responsable',
} as const satisfies Record<Role, string>;

/** A customer without a role buys for itself. */
export const PRIVATE_CUSTOMER = 'Client particulier';

export const rightNames = {
  is_view_price: 'Voir les prix',
  is_view_order: 'Voir les commandes',
  is_view_invoices: 'Voir les factures et avoirs',
  is_view_quotations: 'Voir les devis',
  is_view_outstanding: 'Voir l’encours',
  is_view_listing: 'Voir les listes',
  is_validate_order: 'Commander sans validation',
  is_notification_order: 'Recevoir une notification à chaque commande',
  is_pay_cd: 'Payer par carte bancaire',
  is_pay_outstanding: 'Payer en compte',
} as const satisfies Record<Right, string>;
