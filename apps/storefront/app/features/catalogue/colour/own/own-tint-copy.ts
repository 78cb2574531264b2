export const ownTintCopy = {
  label: 'Ma teinte',
  forgetLabel: (name: string) => `Retirer ma teinte ${name}`,
  keep: 'Garder comme ma teinte',
  kept: (name: string) => `${name} est maintenant votre teinte.`,
  forgotten: 'Votre teinte est retirée.',
  apply: (name: string) => `Voir ce produit en ${name}`,
} as const;
