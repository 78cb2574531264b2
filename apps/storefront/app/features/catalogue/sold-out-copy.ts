/** Of a pack, a colour or a model that cannot be had just now. */
export const soldOutCopy = { soldOut: 'Épuisé' } as const;
