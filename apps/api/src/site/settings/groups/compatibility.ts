import type { SettingField, SettingGroup, Words } from '../setting-field.ts';
import { choice, text, yesOrNo } from '../text-fields.ts';

const READ_BY_APPS = 'Lu par les applications faites pour Magento\u00A0; la boutique ne s’en sert pas.';
const kept = (label: string): Words => ({ label, effect: READ_BY_APPS });

const TAXES = [
  { value: 'INCLUDE_FPT_WITHOUT_DETAILS', label: 'Comprise, sans détail' },
  { value: 'INCLUDE_FPT_WITH_DETAILS', label: 'Comprise, détaillée' },
  { value: 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS', label: 'À part, puis total détaillé' },
  { value: 'EXCLUDE_FPT_WITHOUT_DETAILS', label: 'À part, sans détail' },
  { value: 'FPT_DISABLED', label: 'Non montrée' },
];

/** Magento serves these as a boolean and as a number. */
const autocomplete: SettingField = {
  ...yesOrNo('allow_order', kept('Saisie automatique des formulaires')),
  name: 'autocomplete_on_storefront',
  read: ({ settings }) => (settings.autocomplete_on_storefront ? '1' : '0'),
  write: (typed) =>
    typed === '1' || typed === '0' ? { settings: { autocomplete_on_storefront: typed === '1' } } : null,
};
const breadcrumbs: SettingField = {
  ...yesOrNo('allow_order', kept('Fil d’Ariane des pages de contenu')),
  name: 'show_cms_breadcrumbs',
  read: ({ settings }) => (settings.show_cms_breadcrumbs > 0 ? '1' : '0'),
  write: (typed) =>
    typed === '1' || typed === '0' ? { settings: { show_cms_breadcrumbs: Number(typed) } } : null,
};

export const compatibility: SettingGroup = {
  code: 'compatibilite',
  title: 'Compatibilité Magento',
  says: 'Des réglages que d’autres applications lisent. Aucun ne change les pages de la boutique.',
  fields: [
    choice('product_fixed_product_tax_display_setting', kept('Écotaxe sur les produits'), TAXES),
    choice('category_fixed_product_tax_display_setting', kept('Écotaxe dans les rayons'), TAXES),
    choice('sales_fixed_product_tax_display_setting', kept('Écotaxe sur les commandes'), TAXES),
    text('configurable_thumbnail_source', kept('Image d’un article dans le panier')),
    autocomplete,
    breadcrumbs,
    yesOrNo('allow_order', kept('Message cadeau sur la commande')),
    yesOrNo('allow_items', kept('Message cadeau sur les articles')),
    yesOrNo('payment_payflowpro_cc_vault_active', kept('Cartes gardées par Payflow')),
    text('front', kept('Module d’accueil')),
    text('no_route', kept('Adresse de la page introuvable')),
    text('absolute_footer', kept('HTML du bas de page'), { isOptional: true, input: 'lines' }),
    text('head_includes', kept('HTML d’en-tête'), { isOptional: true, input: 'lines' }),
    text('head_shortcut_icon', kept('Icône du site'), { isOptional: true }),
  ],
};
