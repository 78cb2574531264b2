// The audit log in the operator's words.
import type { AuditEvent } from '@nuancier/api/audit/audit.ts';

export const AUDIT_WORDS: Readonly<Record<AuditEvent, string>> = {
  registered: 'compte ouvert par son titulaire',
  'account-created': 'compte créé',
  'account-unlocked': 'compte débloqué',
  'password-link-issued': 'lien de mot de passe remis',
  'email-confirmed': 'adresse e-mail confirmée',
  'company-linked': 'compte rattaché à une société',
  'company-proven': 'rattachement confirmé',
  'company-refused': 'rattachement refusé',
  'conditions-accepted': 'conditions acceptées',
  'sign-in': 'connexion',
  'sign-in-failed': 'connexion refusée',
  'sign-in-by-token': 'connexion par jeton',
  'sign-out': 'déconnexion',
  'device-ended': 'appareil déconnecté',
  'password-changed': 'mot de passe changé',
  'password-change-failed': 'changement de mot de passe refusé',
  'password-reset-requested': 'nouveau mot de passe demandé',
  'password-reset': 'nouveau mot de passe choisi',
  'email-changed': 'adresse e-mail changée',
  'email-change-failed': 'changement d’adresse e-mail refusé',
  'external-checkout': 'départ vers la caisse externe',
  'connect-as-issued': 'connexion à la place d’un client demandée',
  'connect-as-started': 'connexion à la place d’un client',
  'acted-as-customer': 'acte à la place d’un client',
  'connect-as-ended': 'fin de la connexion à la place d’un client',
  'permissions-changed': 'droits changés',
  'sub-account-created': 'sous-compte créé',
  'sub-account-removed': 'sous-compte retiré',
  'sub-account-invited': 'sous-compte invité',
  'sub-account-suspended': 'sous-compte suspendu',
  'sub-account-resumed': 'sous-compte rétabli',
  'wishlist-taken-over': 'liste reprise',
  'tint-added': 'teinte ajoutée',
  'tint-noted': 'teinte annotée',
  'tint-removed': 'teinte retirée',
  'order-status-changed': 'commande, état changé',
  'order-parts-moved': 'commande, lignes avancées',
  'order-refund-asked': 'remboursement demandé',
  'orders-acknowledged': 'commandes notées comme enregistrées',
  'approval-requested': 'validation demandée',
  'approval-changed': 'demande de validation changée',
  'approval-reminded': 'validation rappelée',
  'order-approved': 'commande validée',
  'order-rejected': 'commande refusée',
  'approval-withdrawn': 'demande de validation retirée',
  'quotation-declined': 'devis décliné',
  'price-changed': 'prix changé',
  'invoice-papers-replaced': 'PDF de factures remplacés',
  'review-judged': 'avis publié ou refusé',
  'integration-key-created': 'clé d’intégration créée',
  'integration-key-rotated': 'clé d’intégration remplacée',
  'integration-key-revoked': 'clé d’intégration retirée',
  'integration-write': 'écriture par l’API d’intégration',
  'webhook-created': 'adresse d’appel créée',
  'webhook-rotated': 'secret d’une adresse d’appel remplacé',
  'webhook-switched': 'adresse d’appel activée ou arrêtée',
  'webhook-replayed': 'appels rejoués',
  'shop-opened': 'boutique ouverte',
  import: 'fichier chargé',
  export: 'données sorties',
  erasure: 'personne effacée',
  'erasure-failed': 'effacement refusé',
};

export function isAuditEvent(text: string): text is AuditEvent {
  return Object.hasOwn(AUDIT_WORDS, text);
}

const DETAIL_WORDS: Readonly<Record<string, string>> = {
  acknowledged: 'retenu',
  added: 'ajoutées',
  after: 'après',
  amountCents: 'centimes',
  before: 'avant',
  changed: 'changées',
  clientCode: 'client',
  count: 'lignes',
  devices: 'appareils',
  file: 'fichier',
  file_name: 'fichier',
  from: 'de',
  id: 'numéro',
  import_id: 'import',
  key: 'clé',
  kind: 'genre',
  lines: 'lignes',
  method: 'méthode',
  name: 'nom',
  number: 'numéro',
  on: 'activée',
  operation: 'opération',
  orders: 'commandes',
  outcome: 'issue',
  path: 'chemin',
  product: 'produit',
  reason: 'motif',
  refused: 'refusées',
  removed: 'retirées',
  role: 'rôle',
  scopes: 'droits',
  since: 'depuis le curseur',
  theme: 'thème',
  to: 'vers',
  url: 'adresse',
  what: 'quoi',
};

/** « genre : orders, lignes : 12 »; who did it is told beside. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .filter(([name]) => name !== 'author' && name !== 'by')
    .map(([name, value]) => `${DETAIL_WORDS[name] ?? name}\u00A0: ${valueWords(value)}`)
    .join(', ');
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (value === null || value === undefined) return 'aucun';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
