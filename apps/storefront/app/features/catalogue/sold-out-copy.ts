/** For a pack, a colour or a model that is not available at the moment. */
export const soldOutCopy = { soldOut: 'Épuisé' } as const;
