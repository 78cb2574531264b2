const NB = '\u00a0';

export const tintCopy = {
  title: 'Teinte à la machine',
  help: 'Indiquez une teinte de notre nuancier, un code RAL ou votre référence.',
  openChart: 'Choisir dans le nuancier',
  changeTint: 'Changer de teinte',
  warning: `Produit réalisé à votre teinte${NB}: il ne peut être ni repris ni échangé.`,
  supplement: (tintClass: string, name: string) =>
    `Supplément de mise à la teinte au litre, classe ${tintClass} (${name})${NB}: `,
  supplementOf: (amount: string, taxLabel: string, tintClass: string, name: string) =>
    `Supplément teinte${NB}: +${NB}${amount} ${taxLabel} / L (classe ${tintClass}, ${name}), `,
  customSupplement: `Supplément de mise à la teinte au litre, selon l’intensité${NB}: `,
  tariff: 'voir le barème',
  classes: { A: 'pastel', B: 'moyenne', C: 'soutenue', D: 'intense' } as Record<string, string | undefined>,
  tooDark: (luminance: string, least: string) =>
    `Trop foncée pour cette façade (luminance ${luminance}${NB}; minimum ${least}).`,
  lighter: `Plus claire${NB}: `,
  notMachineMade: (special: string) => `Cette teinte est ${special.replace(/\s*:\s*/, `${NB}: `)}.`,
  notMade: 'Ce produit ne se fait pas dans cette teinte.',
  readyMade: `Existe prête à l’emploi${NB}: `,
  nearestMade: `La plus proche qui se fait${NB}: `,
  productsIn: (tint: string) => `Les produits en ${tint}`,
  ownTint: 'Votre propre teinte',
  ownTintHint: 'Sa couleur à l’écran et le nom qui vous servira à la retrouver.',
  hex: 'Couleur',
  label: 'Libellé de la teinte',
  labelHint: `40 caractères au plus, par exemple «${NB}Couloir Dupont${NB}»`,
  takeTint: 'Utiliser cette teinte',
} as const;
