// What storeConfig tells and nobody changes in the back office, with the reason why.
import type { StoreConfig } from '@nuancier/contract/api-types.ts';

export type ShownField = { name: keyof StoreConfig; label: string; effect: string };

const ADDRESS = 'Suit PUBLIC_URL, réglée par l’environnement.';
const ONE_COMPANY = 'Magento a trois étages là où la boutique n’en a qu’un\u00A0: la valeur est fixe.';
const ALWAYS = 'La boutique le fait toujours ainsi\u00A0: la valeur est annoncée aux applications reliées.';
const FILES = 'Changé par un fichier de sites.';

const address = (name: keyof StoreConfig, label: string): ShownField => ({ name, label, effect: ADDRESS });
const fixed = (name: keyof StoreConfig, label: string): ShownField => ({ name, label, effect: ONE_COMPANY });
const always = (name: keyof StoreConfig, label: string): ShownField => ({ name, label, effect: ALWAYS });
const byFile = (name: keyof StoreConfig, label: string): ShownField => ({ name, label, effect: FILES });

export const shownFields: readonly ShownField[] = [
  byFile('code', 'Code du site'),
  byFile('store_code', 'Code du site, autre nom'),
  byFile('id', 'Numéro du site'),
  byFile('store_sort_order', 'Rang du site'),
  byFile('is_default_store', 'Site par défaut'),
  byFile('root_category_id', 'Catégorie racine'),
  byFile('root_category_uid', 'Catégorie racine, autre nom'),
  { name: 'root_category_path', label: 'Chemin de la catégorie racine', effect: 'Suit le catalogue.' },
  { name: 'tester_product_url_key', label: 'Page du testeur', effect: 'Suit la référence du testeur.' },
  { name: 'current_shop', label: 'Magasin du visiteur', effect: 'Choisi par chaque visiteur.' },
  { name: 'seller', label: 'Vendeur', effect: 'Se règle dans «\u00A0Société qui vend\u00A0».' },
  {
    name: 'subaccount_messages',
    label: 'Messages des sous-comptes',
    effect: 'Se règlent dans «\u00A0Messages et contact\u00A0».',
  },
  address('base_url', 'Adresse de la boutique'),
  address('base_link_url', 'Adresse des liens'),
  address('base_static_url', 'Adresse des fichiers'),
  address('base_media_url', 'Adresse des images'),
  address('secure_base_url', 'Adresse sûre de la boutique'),
  address('secure_base_link_url', 'Adresse sûre des liens'),
  address('secure_base_static_url', 'Adresse sûre des fichiers'),
  address('secure_base_media_url', 'Adresse sûre des images'),
  fixed('use_store_in_url', 'Code du site dans les adresses'),
  fixed('store_group_code', 'Code du groupe'),
  fixed('store_group_name', 'Nom du groupe'),
  fixed('is_default_store_group', 'Groupe par défaut'),
  fixed('website_id', 'Numéro du site web'),
  fixed('website_code', 'Code du site web'),
  fixed('website_name', 'Nom du site web'),
  always('newsletter_enabled', 'Lettre d’information'),
  always('contact_enabled', 'Formulaire de contact'),
  always('enable_multiple_wishlists', 'Plusieurs listes par client'),
  always('maximum_number_of_wishlists', 'Nombre de listes par client'),
  always('customer_access_token_lifetime', 'Durée d’une session de client'),
  always('default_country', 'Pays habituel'),
  always('countries_with_required_region', 'Pays dont la région est exigée'),
  always('optional_zip_countries', 'Pays sans code postal exigé'),
  always('display_state_if_optional', 'Région montrée sans être exigée'),
  always('check_money_order_make_check_payable_to', 'Ordre des chèques'),
  always('check_money_order_send_check_to', 'Adresse d’envoi des chèques'),
  always('order_cancellation_enabled', 'Annulation par le client'),
  always('order_cancellation_reasons', 'Motifs d’annulation'),
  always('product_canonical_tag', 'Adresse de référence des produits'),
  always('category_canonical_tag', 'Adresse de référence des rayons'),
  {
    name: 'create_account_confirmation',
    label: 'Compte confirmé par e-mail',
    effect: 'Suit CUSTOMER_CONFIRMATION, réglée par l’environnement.',
  },
  {
    name: 'is_guest_checkout_enabled',
    label: 'Commande sans compte',
    effect: 'Fermée quand la caisse est sur un autre site.',
  },
  {
    name: 'external_checkout_enabled',
    label: 'Caisse sur un autre site',
    effect: 'Suit EXTERNAL_CHECKOUT_URL, réglée par l’environnement.',
  },
];
