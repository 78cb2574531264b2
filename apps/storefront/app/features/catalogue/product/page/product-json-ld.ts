import { BEST_RATING, starsOf } from '@nuancier/domain/reviews/review-rating.ts';

// What search engines read of a product. The framework escapes it into the page.

type Facts = {
  name: string;
  sku: string;
  brand: string | null;
  description: string | null;
  images: readonly string[];
  url: string;
  inStock: boolean;
  prices: readonly number[];
  rating: { count: number; ofHundred: number };
};

export function productJsonLd({
  name,
  sku,
  brand,
  description,
  images,
  url,
  inStock,
  prices,
  rating,
}: Facts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(description ? { description } : {}),
    image: images,
    url,
    ...(rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: starsOf(rating.ofHundred),
            bestRating: BEST_RATING,
            worstRating: 1,
            reviewCount: rating.count,
          },
        }
      : {}),
    ...(prices.length > 0
      ? {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: Math.min(...prices).toFixed(2),
            highPrice: Math.max(...prices).toFixed(2),
            offerCount: prices.length,
            availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
          },
        }
      : {}),
  };
}
