import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';

const NBSP = '\u00a0';

type Tint = { name: string; code: string };

export const tintedCopy = {
  title: (tint: Tint) => `Les produits en ${tintTitle(tint)}`,
  description: (tint: Tint) =>
    `Peintures, laques et lasures réalisées dans la teinte ${tintTitle(tint)}, prix de la mise à la teinte compris.`,
  priceIncludesTint: 'Les prix comprennent la mise à la teinte.',
  notMade: `Cette teinte ne se fait pas à la machine${NBSP}: elle existe en aérosol ou en laque d’usine.`,
  readyMade: (code: string) => `Chercher ${code.replaceAll(' ', NBSP)} parmi les produits prêts à l’emploi`,
  facadeTooDark: (lrv: string, limit: string) =>
    `En façade, elle est trop foncée (luminance${NBSP}${lrv}${NBSP}; minimum ${limit})${NBSP}: au soleil, le support chaufferait trop.`,
} as const;
