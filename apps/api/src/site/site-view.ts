import type { Currency, StoreConfig } from '@nuancier/contract/api-types.ts';
import { MOST_LISTS } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { magentoUid } from '../text/magento-uid.ts';
import { mediaUrl } from '../text/media-url.ts';
import type { Site } from './site.ts';

const LOGO_WIDTH = 35;
const LOGO_HEIGHT = 34;
const DRAWN_HOME = 'banner/home/780x780.webp';

// A site's answer never changes while the site itself does not; a changed site is read anew, as another object.
const storeConfigs = new WeakMap<Site, StoreConfig>();

export function storeConfigView(site: Site, publicUrl: string): StoreConfig {
  const known = storeConfigs.get(site) ?? storeConfigOf(site, publicUrl);
  storeConfigs.set(site, known);
  return known;
}

function storeConfigOf(site: Site, publicUrl: string): StoreConfig {
  const { available_currency_codes: _, ...settings } = site.settings;
  const base = `${publicUrl}/`;
  const media = `${publicUrl}/media/`;
  return {
    ...settings,
    seller: settings.seller ?? null,
    id: site.position,
    code: site.code,
    store_code: site.code,
    store_name: site.name,
    store_sort_order: site.position,
    is_default_store: site.isDefault,
    // One company, one group, one website: Magento's three floors are one here.
    store_group_code: 'main',
    store_group_name: site.name,
    is_default_store_group: true,
    website_id: 1,
    website_code: 'main',
    website_name: site.name,
    root_category_id: site.rootCategoryId,
    root_category_uid: magentoUid(site.rootCategoryId),
    base_url: base,
    base_link_url: base,
    base_static_url: base,
    base_media_url: media,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: base,
    secure_base_media_url: media,
    use_store_in_url: false,
    default_display_currency_code: settings.base_currency_code,
    // What a list shows by itself is always among what it offers.
    grid_per_page_values: offeredSizes(settings.grid_per_page, settings.grid_per_page_values),
    list_per_page_values: offeredSizes(settings.list_per_page, settings.list_per_page_values),
    // Zero means no size was configured.
    logo_width: settings.logo_width || LOGO_WIDTH,
    logo_height: settings.logo_height || LOGO_HEIGHT,
    banner_home_image_url: mediaUrl(settings.banner_home_image_url || DRAWN_HOME, publicUrl),
    banner_promo_image_url_desktop: pictureOf(settings.banner_promo_image_url_desktop, publicUrl),
    banner_promo_image_url_mobile: pictureOf(settings.banner_promo_image_url_mobile, publicUrl),
    theme: site.theme,
    ...ALWAYS,
  };
}

/** What Magento lets a merchant switch and this shop always does, or never. */
const ALWAYS = {
  newsletter_enabled: true,
  contact_enabled: true,
  enable_multiple_wishlists: '1',
  maximum_number_of_wishlists: String(MOST_LISTS),
  default_country: 'FR',
  // The postcode gives the region, and every address has one.
  countries_with_required_region: '',
  optional_zip_countries: '',
  display_state_if_optional: false,
  order_cancellation_enabled: false,
  order_cancellation_reasons: [],
  product_canonical_tag: true,
  category_canonical_tag: true,
};

function offeredSizes(usual: number, values: string): string {
  return values.split(',').includes(String(usual)) ? values : `${usual},${values}`;
}

function pictureOf(name: string, publicUrl: string): string | null {
  return name === '' ? null : mediaUrl(name, publicUrl);
}

export function currencyView(site: Site): Currency {
  // Prices are kept in one currency and nothing converts them: no other is offered, whatever the settings name.
  const { base_currency_code } = site.settings;
  const shown = base_currency_code;
  return {
    base_currency_code,
    base_currency_symbol: symbolOf(base_currency_code),
    default_display_currecy_code: shown,
    default_display_currency_code: shown,
    default_display_currecy_symbol: symbolOf(shown),
    default_display_currency_symbol: symbolOf(shown),
    available_currency_codes: [shown],
    exchange_rates: [{ currency_to: shown, rate: 1 }],
  };
}

// Formatters are costly to make and the currencies few.
const symbols = new Map<string, string>();

function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
  symbols.set(currency, symbol);
  return symbol;
}
