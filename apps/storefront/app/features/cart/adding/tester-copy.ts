export const testerCopy = {
  order: 'Commander un testeur',
  /** « Commander un testeur · 75 mL · 6,07 € TTC » */
  offered: (offer: string) => `Commander un testeur · ${offer}`,
  inCart: (offer: string) => `Ajouter un testeur ${offer}`,
  named: (label: string, tint: string) => `${label}\u00a0: ${tint}`,
  adding: 'Ajout en cours…',
} as const;
