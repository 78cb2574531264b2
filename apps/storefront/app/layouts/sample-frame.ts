// A small shop for the tests of the frame.
import type { LayoutQuery } from '../../generated/documents.ts';
import type { SignedInViewer } from '../backend/frame-viewer.ts';
import type { FrameData } from '../backend/frame/frame-data.ts';

type Root = NonNullable<NonNullable<LayoutQuery['categoryList']>[number]>;
type TopCategory = NonNullable<NonNullable<Root['children']>[number]>;
type SubCategory = NonNullable<NonNullable<TopCategory['children']>[number]>;

export function sampleFrame(overrides: Partial<FrameData> = {}): FrameData {
  return {
    layout: sampleLayout(),
    theme: 'valbrune',
    demo: null,
    viewer: { kind: 'signed-out' },
    mark: null,
    cartCount: 0,
    currentShop: null,
    help: { phone: '0261910000', who: 'Service client\u00a0: ', shown: '02 61 91 00 00' },
    accessibility: 'Accessibilité\u00a0: non conforme',
    flashes: [],
    askedPage: null,
    consent: 'refused',
    sessionHours: null,
    deviceClass: 'desktop',
    ...overrides,
  };
}

export const sampleViewer: SignedInViewer = {
  kind: 'signed-in',
  customerId: '7',
  firstname: 'Yann',
  lastname: 'Kermarrec',
  email: 'yann@shop.test',
  company: {
    name: 'Kermarrec Peinture',
    client_code: 'C1',
    is_prospect: false,
    siret: null,
    vat_number: null,
    awaits_proof: false,
    proof_email: null,
  },
  role: 'Dirigeant',
  rights: {
    is_view_price: true,
    is_view_order: true,
    is_view_invoices: true,
    is_view_quotations: true,
    is_view_outstanding: true,
    is_view_listing: true,
    is_validate_order: true,
    ceiling_validated_order: 0,
    is_notification_order: true,
    is_pay_cd: true,
    is_pay_outstanding: true,
    approves_orders: false,
  },
  shopCode: null,
  representative: null,
};

export function sampleLayout(overrides: Partial<LayoutQuery> = {}): LayoutQuery {
  return {
    storeConfig: sampleConfig,
    availableStores: [{ store_code: 'default', store_name: 'Valbrune', current_shop: null }],
    currency: { default_display_currency_code: 'EUR', available_currency_codes: ['EUR'] },
    categoryList: [{ uid: 'root', children: sampleCategories }],
    cmsBlocks: {
      items: [
        {
          identifier: 'reassurance',
          title: 'Réassurance',
          content: '<ul><li>Click &amp; Collect 3 h</li><li>Livraison sur chantier</li></ul>',
        },
      ],
    },
    ...overrides,
  };
}

export const sampleConfig: NonNullable<LayoutQuery['storeConfig']> = {
  store_code: 'default',
  store_name: 'Valbrune',
  theme: 'valbrune',
  locale: 'fr_FR',
  welcome: null,
  title_prefix: null,
  title_separator: null,
  title_suffix: null,
  default_title: 'Valbrune',
  default_description: null,
  base_media_url: 'https://shop.test/media/',
  header_logo_src: 'logo/valbrune/105x102.webp',
  banner_home_image_url: 'https://shop.test/media/banner/home/780x780.webp',
  logo_alt: 'Valbrune, retour à l’accueil',
  logo_width: null,
  logo_height: null,
  copyright: '© 2026 Valbrune',
  cms_home_page: 'home',
  cms_no_cookies: 'cookies',
  magento_wishlist_general_is_enabled: '1',
  root_category_uid: 'root',
  label_destockage: 'DÉSTOCKAGE',
  banner_promo_image_url_desktop: null,
  banner_promo_image_url_mobile: null,
  maximum_distance_to_order: 50,
  delivery_cut_off: '12:00',
  delivery_working_days: 1,
  url_expert: null,
  minimum_password_length: '8',
  customer_access_token_lifetime: 1,
  required_character_classes_number: '4',
  seller: { phone: '0261910000' },
};

const leaf = (name: string, overrides: Partial<SubCategory> = {}): SubCategory => ({
  uid: name,
  name,
  url_path: name.toLowerCase().replaceAll(' ', '-'),
  url_suffix: '',
  level: 3,
  position: 10,
  include_in_menu: 1,
  category_type: 0,
  custom_url: null,
  image: null,
  product_count: 8,
  children: [],
  ...overrides,
});

const top = (name: string, overrides: Partial<TopCategory> = {}): TopCategory => ({
  ...leaf(name),
  level: 2,
  children: [],
  universe_mega_menu_cms: null,
  universe_mega_menu_block: null,
  ...overrides,
});

const sampleCategories: readonly TopCategory[] = [
  top('Bois', {
    image: 'https://shop.test/media/category/bois/320x400.webp',
    custom_url: '/guides',
    universe_mega_menu_block: { identifier: 'mega-menu-bois', content: '<p>Conseil bois</p>' },
    children: [
      leaf('Lasure et saturateur', { children: [{ ...leaf('Lasure'), children: [] }] }),
      leaf('Vernis'),
    ],
  }),
  top('Sol', { children: [leaf('Peinture de sol')] }),
  top('Promo', { product_count: 0 }),
  top('Services', {
    category_type: 1,
    custom_url: '/services',
    product_count: 0,
    children: [leaf('Livraison', { category_type: 1, custom_url: '/livraison', product_count: 0 })],
  }),
  top('Nuancier', { category_type: 2, custom_url: '/nuancier', product_count: 0 }),
  top('Fiches techniques', { category_type: 3, custom_url: '/documents', product_count: 0 }),
];
