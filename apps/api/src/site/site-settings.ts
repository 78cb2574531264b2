// The shape of what storeConfig serves beyond the columns of a site; checked on the way in and on the way out.
import { USUAL_FACADE_LIMIT } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { STOCK_FIGURES } from '@nuancier/domain/stock/stock-figure.ts';
import * as v from 'valibot';

const Flag = v.picklist(['0', '1']);
const Text = v.string();
/** What addresses end with, and the path of nothing: « .html ». */
const Suffix = v.pipe(Text, v.regex(/^(?:\.[a-z0-9]+)?$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const TaxDisplay = v.picklist([
  'INCLUDE_FPT_WITHOUT_DETAILS',
  'INCLUDE_FPT_WITH_DETAILS',
  'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS',
  'EXCLUDE_FPT_WITHOUT_DETAILS',
  'FPT_DISABLED',
]);

export const siteSettingsSchema = v.object({
  locale: v.pipe(Text, v.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  timezone: Text,
  weight_unit: v.picklist(['kgs', 'lbs']),
  base_currency_code: v.pipe(Text, v.length(3)),
  default_display_currency_code: v.pipe(Text, v.length(3)),
  available_currency_codes: v.pipe(v.array(v.pipe(Text, v.length(3))), v.minLength(1)),

  title_prefix: Text,
  title_suffix: Text,
  title_separator: Text,
  default_title: Text,
  default_description: Text,
  default_keywords: Text,
  welcome: Text,
  copyright: Text,
  absolute_footer: Text,
  head_includes: Text,
  head_shortcut_icon: Text,
  header_logo_src: Text,
  logo_alt: Text,
  logo_width: Count,
  logo_height: Count,

  list_mode: v.picklist(['grid', 'list', 'grid-list', 'list-grid']),
  grid_per_page: Count,
  grid_per_page_values: v.pipe(Text, v.regex(/^\d+(,\d+)*$/)),
  list_per_page: Count,
  list_per_page_values: v.pipe(Text, v.regex(/^\d+(,\d+)*$/)),
  catalog_default_sort_by: Text,
  product_url_suffix: Suffix,
  category_url_suffix: Suffix,
  configurable_thumbnail_source: Text,
  product_fixed_product_tax_display_setting: TaxDisplay,
  category_fixed_product_tax_display_setting: TaxDisplay,
  sales_fixed_product_tax_display_setting: TaxDisplay,

  front: Text,
  cms_home_page: Text,
  no_route: Text,
  cms_no_route: Text,
  cms_no_cookies: Text,
  show_cms_breadcrumbs: Count,

  minimum_password_length: v.pipe(Text, v.regex(/^\d+$/)),
  required_character_classes_number: v.pipe(Text, v.regex(/^[1-4]$/)),
  autocomplete_on_storefront: v.boolean(),
  product_reviews_enabled: Flag,
  allow_guests_to_write_product_reviews: Flag,
  magento_wishlist_general_is_enabled: Flag,
  allow_order: Flag,
  allow_items: Flag,
  payment_payflowpro_cc_vault_active: Flag,

  /** beside the words that open the home page; empty: the shop draws it */
  banner_home_image_url: v.optional(Text, ''),
  banner_promo_image_url_desktop: Text,
  banner_promo_image_url_mobile: Text,
  maximum_distance_to_order: v.pipe(v.number(), v.minValue(0)),
  /** of one delivery, in cents before tax */
  delivery_fee_ht_cents: v.optional(Count, 2_500),
  /** goods from this sum on are delivered free; null when delivery is never free */
  delivery_free_from_ht_cents: v.optional(v.nullable(Count), 40_000),
  /** what is ordered before this hour of a working day leaves the same day */
  delivery_cut_off: v.optional(v.pipe(Text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '12:00'),
  /** on the way, from the day goods leave to the day they arrive */
  delivery_working_days: v.optional(Count, 1),
  /** so many packs left of a permanent or followed article are told to the merchant's systems; 0: none left */
  stock_low_at: v.optional(Count, 0),
  /** what stock files count: what nobody has ordered, or what stands on the shelf */
  stock_figure: v.optional(v.picklist(STOCK_FIGURES), 'disponible'),
  /** in per cent: a price that a file moves by more waits to be accepted */
  import_price_change: v.optional(v.pipe(Count, v.minValue(1)), 50),
  /** in per cent of what there is: a full file that withdraws more waits to be accepted */
  import_withdrawal: v.optional(v.pipe(Count, v.maxValue(100)), 20),
  /** what people call the price groups; one without goes by its code */
  price_group_names: v.optional(v.array(v.object({ code: Text, name: Text })), []),
  bank_transfer_enabled: v.optional(Flag, '0'),
  /** whether a visitor who fetches the goods may pay for them there; otherwise by card alone */
  guest_pay_at_store_enabled: v.optional(Flag, '0'),
  /**
   * whether a cart’s discount is returned with tax: some clients subtract it from sums with tax, some from sums without
   */
  discounts_include_tax: v.optional(Flag, '0'),
  label_destockage: Text,
  register_success_message: Text,
  login_error_message: Text,
  subaccount_messages: v.array(v.object({ key: Text, value: Text })),
  /** reasons offered by the contact form, separated by vertical bars */
  contact_general_reason: Text,
  cgv_message: Text,
  /** current version of the general conditions; customers who accepted another are asked again */
  cgv_version: v.optional(v.pipe(Text, v.nonEmpty()), '1'),
  /** sku of the sample pot; empty when the shop sells none */
  tester_product_id: Text,
  /** whether what a sample cost is given back on a tin in the same tint, by a coupon of the buyer's own */
  tester_credit_enabled: v.optional(Flag, '0'),
  /** how long that coupon is good for, in days from the order */
  tester_credit_days: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(3_650)), 90),
  /** the least luminance of a tint on a façade, in per cent of white: darker ones heat up in the sun, and render cracks */
  facade_luminance_min: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), USUAL_FACADE_LIMIT),
  /** where « Parler à un expert » leads; empty hides the link */
  url_expert: Text,
  /** the company behind the site; absent until configured */
  seller: v.optional(
    v.object({
      name: Text,
      siren: v.pipe(Text, v.regex(/^\d{9}$/)),
      vat_number: v.nullable(Text),
      street: v.array(Text),
      postcode: Text,
      city: Text,
      phone: v.nullable(Text),
      email: v.nullable(Text),
      /** « 2 500 000 € » */
      capital: v.optional(v.nullable(Text), null),
      /** « RCS Rennes 999 900 012 » */
      rcs: v.optional(v.nullable(Text), null),
      /** where invoices are paid to: printed on them, and nowhere else */
      iban: v.optional(v.nullable(v.pipe(Text, v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/))), null),
      bic: v.optional(v.nullable(v.pipe(Text, v.regex(/^[A-Z\d]{8}([A-Z\d]{3})?$/))), null),
    }),
  ),
});

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;
