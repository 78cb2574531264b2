export const productTypes = [
  'SimpleProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'DownloadableProduct',
  'VirtualProduct',
  'GroupedProduct',
  'GiftCard',
] as const;

export type ProductType = (typeof productTypes)[number];

/**
 * The type that clients see. The number of articles decides between simple and configurable: merchants' files call
 * everything configurable, and a choice of one is no choice.
 */
export function productType(stored: string, articles: number): ProductType {
  const known = productTypes.find((type) => type === stored);
  if (known !== undefined && known !== 'SimpleProduct' && known !== 'ConfigurableProduct') return known;
  return articles > 1 ? 'ConfigurableProduct' : 'SimpleProduct';
}
