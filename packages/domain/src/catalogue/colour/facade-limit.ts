// How dark a façade may be painted: what throws back little light heats up in the sun, and render cracks.

/**
 * The house's least luminance, in per cent of white, where a site sets no other. Below 20 German practice asks for proof
 * of how much sun a coat takes; French rules for outside insulation (DTU 59.1, CPT 3035) are stricter, which is why a
 * product may say its own in its technical sheet.
 */
export const USUAL_FACADE_LIMIT = 20;

/** Of a product's sheet: `35`, `35 %`; what is no share of light leaves the site's limit. */
export function facadeLimit(told: string | null, ofSite: number): number {
  const own = /^(\d{1,2}(?:[.,]\d+)?)\s*%?$/.exec(told?.trim() ?? '')?.[1];
  return own === undefined ? ofSite : Number(own.replace(',', '.'));
}

/** The one decision, for charts, pages, papers and pictures. */
export function isTooDarkOutside({ lrv }: { lrv: number }, limit: number): boolean {
  return lrv < limit;
}
