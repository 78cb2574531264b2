export const testerCopy = {
  order: 'Commander un testeur',
  inCart: 'Ajouter un testeur de cette teinte',
  named: (label: string, tint: string) => `${label}\u00a0: ${tint}`,
  adding: 'Ajout en cours…',
} as const;
