export const testerCopy = {
  /** « Commander un testeur · 75 mL · 6,07 € TTC » */
  order: (offer: string) => `Commander un testeur · ${offer}`,
  add: (offer: string) => `Ajouter un testeur ${offer}`,
  named: (label: string, tint: string) => `${label}\u00a0: ${tint}`,
  adding: 'Ajout en cours…',
} as const;
