// What search engines read of a point of sale.
import { rangesOf, weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { paths } from '../../../addresses/paths.ts';
import { internationalPhone, organizationId } from '../../../head/structured-data.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';

export function storeJsonLd(store: StoreFacts, origin: string) {
  const url = origin + paths.store(store.storeCode);
  const { addressLines, postalCode, locality } = store.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': url,
    name: store.titleLabel,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLines.join(', '),
      postalCode,
      addressLocality: locality,
      addressCountry: 'FR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    ...(store.primaryPhone ? { telephone: internationalPhone(store.primaryPhone) } : {}),
    openingHoursSpecification: weekdays.flatMap((day) =>
      rangesOf(store.schedules[day] ?? null).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
        opens: clock(from),
        closes: clock(to),
      })),
    ),
    parentOrganization: { '@id': organizationId(origin) },
  };
}

/** All points of sale as one list of addresses: details are on each page. */
export function storesJsonLd(
  stores: readonly Pick<StoreFacts, 'storeCode' | 'titleLabel'>[],
  origin: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: stores.length,
    itemListElement: stores.map((store, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: store.titleLabel,
      url: origin + paths.store(store.storeCode),
    })),
  };
}

function clock(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
