const NBSP = '\u00a0';

export const ownTintCopy = {
  label: `Ma teinte${NBSP}:`,
  forget: 'Retirer',
  forgetLabel: (name: string) => `Retirer ma teinte ${name}`,
  forgotten: 'Votre teinte est retirée.',
  productsIn: (name: string) => `Les produits dans la teinte ${name}`,
  apply: (name: string) => `Voir ce produit en ${name}`,
} as const;
