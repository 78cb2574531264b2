const NBSP = '\u00a0';

export const ownTintCopy = {
  label: `Ma teinte${NBSP}:`,
  forgetLabel: (name: string) => `Retirer ma teinte ${name}`,
  forgotten: 'Votre teinte est retirée.',
  apply: (name: string) => `Voir ce produit en ${name}`,
} as const;
