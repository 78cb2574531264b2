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
};

export function productJsonLd({ name, sku, brand, description, images, url, inStock, prices }: Facts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(description ? { description } : {}),
    image: images,
    url,
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
