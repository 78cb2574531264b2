// The site of the demo: what storeConfig answers.
import type { SiteRow } from '@nuancier/api/site/site-import-store.ts';
import type { SiteSettings } from '@nuancier/api/site/site-settings.ts';
import seller from '../../data/accounts/seller.json' with { type: 'json' };
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { ROOT_CATEGORY_ID } from '../catalogue/category-rows.ts';

export type SiteOptions = { size: DemoSize; today: Date; theme?: string | undefined };

/** Reasons the contact form offers, in the order of its list. */
const CONTACT_REASONS = [
  'Conseil technique ou choix d’un produit',
  'Teinte et nuancier',
  'Commande ou retrait en magasin',
  'Livraison sur chantier',
  'Financement et paiement en compte',
  'Collecte des déchets de chantier',
  'Facture ou avoir',
  'Compte et accès professionnel',
  'Données personnelles',
  'Autre demande',
];

export function siteRows({ size, today, theme = 'valbrune' }: SiteOptions): SiteRow[] {
  return [
    {
      code: 'default',
      name: 'Valbrune',
      position: 1,
      is_default: true,
      theme,
      root_category_id: ROOT_CATEGORY_ID,
      settings: settingsOf(size, today.getFullYear()),
    },
  ];
}

function settingsOf(size: DemoSize, year: number): SiteSettings {
  return {
    locale: 'fr_FR',
    timezone: 'Europe/Paris',
    weight_unit: 'kgs',
    base_currency_code: 'EUR',
    default_display_currency_code: 'EUR',
    available_currency_codes: ['EUR'],
    title_prefix: '',
    title_suffix: 'Valbrune',
    title_separator: '–',
    default_title: 'Valbrune, le comptoir des peintres',
    default_description:
      'Peintures, revêtements, isolation par l’extérieur et outillage pour les professionnels du bâtiment.',
    default_keywords: 'peinture professionnelle, façade, ITE, toile de verre, outillage du peintre',
    welcome: 'Bienvenue au comptoir',
    copyright: `© ${year} Valbrune Distribution SAS – enseigne de démonstration`,
    absolute_footer: '',
    head_includes: '',
    head_shortcut_icon: '',
    header_logo_src: 'logo/valbrune/105x102.webp',
    logo_alt: 'Valbrune',
    logo_width: 35,
    logo_height: 34,
    list_mode: 'grid-list',
    grid_per_page: 12,
    grid_per_page_values: '12,10,20,50',
    list_per_page: 10,
    list_per_page_values: '10,20,50',
    catalog_default_sort_by: 'position',
    product_url_suffix: '',
    category_url_suffix: '',
    configurable_thumbnail_source: 'itself',
    product_fixed_product_tax_display_setting: 'INCLUDE_FPT_WITH_DETAILS',
    category_fixed_product_tax_display_setting: 'INCLUDE_FPT_WITHOUT_DETAILS',
    sales_fixed_product_tax_display_setting: 'INCLUDE_FPT_WITH_DETAILS',
    front: 'cms',
    cms_home_page: 'home',
    no_route: 'cms/noroute/index',
    cms_no_route: 'no-route',
    cms_no_cookies: 'cookies',
    show_cms_breadcrumbs: 1,
    minimum_password_length: '8',
    required_character_classes_number: '4',
    autocomplete_on_storefront: true,
    product_reviews_enabled: '1',
    allow_guests_to_write_product_reviews: '0',
    magento_wishlist_general_is_enabled: '1',
    allow_order: '0',
    allow_items: '0',
    payment_payflowpro_cc_vault_active: '0',
    banner_home_image_url: '',
    banner_promo_image_url_desktop: 'banner/promo/1600x600.webp',
    banner_promo_image_url_mobile: 'banner/promo/780x780.webp',
    maximum_distance_to_order: 50,
    delivery_fee_ht_cents: 2_900,
    delivery_cut_off: '12:00',
    delivery_working_days: 1,
    delivery_free_from_ht_cents: 40_000,
    stock_low_at: 0,
    stock_figure: 'disponible',
    bank_transfer_enabled: '0',
    guest_pay_at_store_enabled: '0',
    discounts_include_tax: '0',
    label_destockage: 'DÉSTOCKAGE',
    register_success_message:
      'Votre demande est enregistrée. Votre magasin complète votre compte et vous confirme vos conditions tarifaires.',
    login_error_message:
      'Adresse e-mail ou mot de passe incorrect, ou compte momentanément désactivé. Vérifiez votre saisie ou appelez votre magasin.',
    subaccount_messages: [
      { key: 'requested', value: 'Votre demande de validation a été transmise à votre dirigeant.' },
      { key: 'approved', value: 'Votre commande a été validée.' },
      { key: 'approved_with_changes', value: 'Votre commande a été validée avec des modifications.' },
      {
        key: 'rejected',
        value:
          'Votre demande a été rejetée. Veuillez modifier votre commande puis cliquer sur “Soumettre à la validation” pour faire une nouvelle demande.',
      },
    ],
    contact_general_reason: CONTACT_REASONS.join('|'),
    cgv_message: 'J’ai lu et j’accepte les conditions générales de vente.',
    cgv_version: '2026-01',
    tester_product_id: skuAtSize('P119000', size),
    tester_credit_enabled: '1',
    tester_credit_days: 90,
    facade_luminance_min: 20,
    url_expert: '/contactez-nous',
    seller: {
      name: seller.name,
      siren: seller.siren,
      vat_number: seller.vat,
      ...seller.address,
      phone: seller.phone,
      email: seller.email,
      capital: seller.capital.replaceAll(' ', '\u00A0'),
      rcs: seller.rcs,
      iban: seller.iban,
      bic: seller.bic,
    },
  };
}
