const NB = '\u00a0';

export const ownTintCopy = {
  label: 'Ma teinte',
  /** After the label, where there is room for it. */
  named: (shown: string) => `${NB}: ${shown}`,
  forgetLabel: (name: string) => `Retirer ma teinte ${name}`,
  keep: 'Garder comme ma teinte',
  isKept: 'C’est ma teinte',
  letGo: 'Ne plus garder',
  of: (words: string, name: string) => `${words}${NB}: ${name}`,
  kept: (name: string) => `${name} est maintenant votre teinte.`,
  forgotten: 'Votre teinte est retirée.',
  apply: (name: string) => `Voir ce produit en ${name}`,
} as const;
