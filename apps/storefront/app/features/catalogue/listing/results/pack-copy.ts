const NBSP = '\u00a0';

// Words of the list alone, whose code comes when one is asked for.
export const packCopy = {
  packsOf: (name: string) => `Conditionnements${NBSP}: ${name}`,
  quantityOf: (name: string) => `Quantité${NBSP}: ${name}`,
  morePacks: (count: number) => (count === 1 ? 'Voir l’autre article' : `Voir les ${count} autres articles`),
  tintedPacks: 'Choisir une teinte à la machine',
} as const;
