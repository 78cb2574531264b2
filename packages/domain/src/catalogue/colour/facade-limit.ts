// How dark a façade may be painted: what throws back little light heats up in the sun, and render cracks.

/**
 * The least luminance, in per cent of white. Below 20 German practice asks for proof of how much sun a coat takes; French
 * rules for outside insulation (DTU 59.1, CPT 3035) are stricter. A product may say its own in its technical sheet.
 */
export const FACADE_LEAST_LUMINANCE = 20;

/** Of a product's sheet: `35`, `35 %`; what is no share of light leaves the house's limit. */
export function facadeLimit(told: string | null): number {
  const own = /^(\d{1,2}(?:[.,]\d+)?)\s*%?$/.exec(told?.trim() ?? '')?.[1];
  return own === undefined ? FACADE_LEAST_LUMINANCE : Number(own.replace(',', '.'));
}

export function isTooDarkOutside({ lrv }: { lrv: number }, limit: number): boolean {
  return lrv < limit;
}
