/**
 * The luminance from which a tint may go on a façade: darker ones heat up in the sun, render and film crack. German
 * practice and our charts ask for 20; on external insulation the trade reads 35 in CPT 3035.
 */
export const FACADE_LUMINANCE = 20;
