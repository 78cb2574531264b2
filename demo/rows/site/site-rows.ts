// The site of the demo: what storeConfig answers.
import type { SiteSettings } from '@nuancier/api/site/site-settings.ts';
import { usualSettings } from '@nuancier/api/site/usual-settings.ts';
import seller from '../../data/accounts/seller.json' with { type: 'json' };
import priceGroups from '../../data/grammar/price-groups.json' with { type: 'json' };
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { ROOT_CATEGORY_ID } from '../catalogue/category-rows.ts';
import type { FileLine } from '../file-line.ts';

export type SiteOptions = { size: DemoSize; today: Date; theme?: string | undefined };

export function siteRows({ size, today, theme = 'valbrune' }: SiteOptions): FileLine[] {
  return [
    {
      site: 'default',
      nom: 'Valbrune',
      position: 1,
      defaut: true,
      theme,
      racine: ROOT_CATEGORY_ID,
      reglages: demoSettings(size, today.getFullYear()),
    },
  ];
}

export function demoSettings(size: DemoSize, year: number): SiteSettings {
  return {
    ...usualSettings,
    title_suffix: 'Valbrune',
    default_title: 'Valbrune, le comptoir des peintres',
    default_description:
      'Peintures, revêtements, isolation par l’extérieur et outillage pour les professionnels du bâtiment.',
    default_keywords: 'peinture professionnelle, façade, ITE, toile de verre, outillage du peintre',
    welcome: 'Bienvenue au comptoir',
    copyright: `© ${year} Valbrune Distribution SAS – enseigne de démonstration`,
    header_logo_src: 'logo/valbrune/105x102.webp',
    logo_alt: 'Valbrune',
    banner_promo_image_url_desktop: 'banner/promo/1600x600.webp',
    banner_promo_image_url_mobile: 'banner/promo/780x780.webp',
    delivery_fee_ht_cents: 2_900,
    cgv_version: '2026-01',
    tester_product_id: skuAtSize('P119000', size),
    tester_credit_enabled: '1',
    price_group_names: priceGroups.map(({ code, label }) => ({ code, name: label })),
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
