// What search engines read of the company and of its site.
import type { SellerFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { internationalPhone, organizationId } from '../../head/structured-data.ts';

type Facts = { origin: string; siteName: string; logo: string | null; seller: SellerFactsFragment | null };

export function organizationJsonLd({ origin, siteName, logo, seller }: Facts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: siteName,
    url: `${origin}/`,
    ...(logo ? { logo } : {}),
    ...(seller ? companyOf(seller) : {}),
  };
}

export function webSiteJsonLd(origin: string, siteName: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: 'fr-FR',
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${paths.search()}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function companyOf({ name, siren, vat_number, street, postcode, city, phone, email }: SellerFactsFragment) {
  const contact = {
    ...(phone ? { telephone: internationalPhone(phone) } : {}),
    ...(email ? { email } : {}),
  };
  return {
    legalName: name,
    taxID: siren,
    ...(vat_number ? { vatID: vat_number } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.join(', '),
      postalCode: postcode,
      addressLocality: city,
      addressCountry: 'FR',
    },
    ...(phone || email
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            availableLanguage: 'fr',
            ...contact,
          },
        }
      : {}),
  };
}
