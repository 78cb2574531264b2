/** For a pack, a colour or a model that is not available at the moment. */
export const soldOutCopy = {
  soldOut: 'Épuisé',
  /** `packs`: those that are there. */
  soldOutBut: (packs: readonly string[]) =>
    packs.length === 0 ? 'Épuisé' : `Épuisé, disponible en ${choices.format(packs)}`,
} as const;

const choices = new Intl.ListFormat('fr', { type: 'disjunction' });
