import type { SiteLine } from '@nuancier/api/site/operations/import-sites.ts';
import type { SiteSettings } from '@nuancier/api/site/site-settings.ts';
import { usualSettings } from '@nuancier/api/site/usual-settings.ts';
import type { Opening } from './opening-fields.ts';

/** The one site of a new shop: the usual settings, and who sells. */
export function openingSite(opening: Opening, rootCategoryId: number, year: number): SiteLine {
  const name = opening.enseigne;
  const settings: SiteSettings = {
    ...usualSettings,
    title_suffix: name,
    default_title: name,
    default_description: `${name}\u00A0: peintures, revêtements et outillage, en ligne et en magasin.`,
    default_keywords: '',
    welcome: `Bienvenue chez ${name}`,
    copyright: `© ${year} ${opening['societe.raison_sociale']}`,
    logo_alt: name,
    seller: {
      name: `${opening['societe.raison_sociale']} ${opening['societe.forme']}`,
      siren: opening['societe.siren'],
      vat_number: opening['societe.tva'] || null,
      street: [opening['societe.adresse'], opening['societe.complement']].filter((line) => line !== ''),
      postcode: opening['societe.code_postal'],
      city: opening['societe.commune'],
      phone: opening['societe.telephone'],
      email: opening['societe.email'],
      capital: opening['societe.capital'] || null,
      rcs: opening['societe.immatriculation'],
      iban: null,
      bic: null,
    },
  };
  return {
    code: 'default',
    name,
    position: 1,
    is_default: true,
    theme: opening.theme,
    root_category_id: rootCategoryId,
    settings,
  };
}
