const TOP_LEVEL = 2;

/** A top category named Promo is the promo category, whatever its place or address. */
export function isPromoCategory(category: { level: number; name: string }): boolean {
  return category.level === TOP_LEVEL && category.name.trim().toLowerCase() === 'promo';
}
