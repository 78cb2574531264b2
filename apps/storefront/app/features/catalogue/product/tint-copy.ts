import { formatNumber } from '../../../text/format.ts';
const NB = '\u00a0';

export const tintCopy = {
  title: 'Teinte à la machine',
  help: 'Indiquez une teinte de notre nuancier, un code RAL ou votre référence.',
  openChart: 'Choisir dans le nuancier',
  changeTint: 'Changer de teinte',
  warning: `Produit réalisé à votre teinte${NB}: il ne peut être ni repris ni échangé.`,
  base: (label: string) => `Réalisée sur ${label}`,
  supplement: (tintClass: string, name: string) =>
    `Supplément de mise à la teinte au litre, classe ${tintClass} (${name})${NB}: `,
  supplementOf: (amount: string, taxLabel: string, tintClass: string, name: string) =>
    `Supplément teinte${NB}: +${NB}${amount} ${taxLabel} / L (classe ${tintClass}, ${name}), `,
  packSupplement: (amount: string, taxLabel: string, pack: string) =>
    `Supplément teinte${NB}: +${NB}${amount} ${taxLabel} pour ${pack}`,
  tintedPack: `Prix du conditionnement teinté${NB}: `,
  tintedTotal: (count: number) => `Total pour ${formatNumber(count)} conditionnements teintés${NB}: `,
  customSupplement: `Supplément de mise à la teinte au litre, selon l’intensité${NB}: `,
  tariff: 'voir le barème',
  classes: { A: 'pastel', B: 'moyenne', C: 'soutenue', D: 'intense' } as Record<string, string | undefined>,
  facadeWarning: `Teinte sombre (luminance inférieure à 20)${NB}: déconseillée en façade, elle chauffe au soleil.`,
  notMachineMade: (special: string) => `Cette teinte est ${special.replace(/\s*:\s*/, `${NB}: `)}.`,
  noBase: 'Cette teinte est trop foncée pour les bases de ce produit.',
  ownTint: 'Votre propre teinte',
  ownTintHint: 'Sa couleur à l’écran et le nom qui vous servira à la retrouver.',
  hex: 'Couleur',
  label: 'Libellé de la teinte',
  labelHint: `40 caractères au plus, par exemple «${NB}Couloir Dupont${NB}»`,
  takeTint: 'Utiliser cette teinte',
  bareBases: 'Base non teintée',
} as const;
