// A screen colour for the names articles carry: factory tints, tinting bases, decors of rolls and planks.

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['blanc', '#F7F7F4'],
  ['base p (pastel)', '#F2EFE8'],
  ['base m (moyenne)', '#D9D4CA'],
  ['base tr (transparente)', '#C9C5BC'],
  ['base teintable', '#E4E0D8'],
  ['incolore', '#EFE9DC'],
  ['translucide', '#E9EBEA'],
  ['gris', '#8C9196'],
  ['rouge oxyde', '#7B3B30'],
  ['tuile', '#A9573B'],
  ['brun', '#5B4336'],
  ['ardoise', '#4A5159'],
  ['rouge vieilli', '#8A4A3C'],
  ['chêne clair', '#D1AC78'],
  ['chêne moyen', '#A97B48'],
  ['chêne blanchi', '#DED2BF'],
  ['chêne naturel', '#C39E6E'],
  ['chêne sable', '#CDB693'],
  ['chêne miel', '#B98A4F'],
  ['noyer', '#6B4A31'],
  ['teck', '#8F5F35'],
  ['gris bardage', '#8B8D88'],
  ['rouge brique', '#9C4A3A'],
  ['ton pierre', '#DCCDB0'],
  ['sable', '#D8C3A0'],
  ['sable doré', '#C9A96A'],
  ['gris perle', '#C5C7C4'],
  ['gris béton', '#9D9C98'],
  ['cuivre', '#A5673F'],
  ['blanc cassé', '#F1ECDF'],
  ['beige lin', '#D9CDB8'],
  ['vert sauge', '#A9B49A'],
  ['bleu orage', '#4C5F73'],
  ['terracotta', '#B9684A'],
  ['fond clair', '#EDE6D8'],
  ['fond vert', '#7E9079'],
  ['fond bleu', '#6E8598'],
  ['fond ocre', '#C99A4E'],
  ['aube', '#E8CFC0'],
  ['crépuscule', '#5D5672'],
  ['sépia', '#B39A7C'],
  ['béton clair', '#BDBBB5'],
  ['béton foncé', '#7C7B77'],
  ['terrazzo', '#D6D1C8'],
  ['pierre grise', '#8F908C'],
  ['aluminium', '#B9BEC2'],
  ['pvc blanc', '#F4F5F4'],
  ['pvc avec treillis', '#EDEFEC'],
]);

/** Standard tints named with their RAL number; screen values are approximate by nature. */
const BY_RAL: ReadonlyMap<string, string> = new Map([
  ['3000', '#AB2524'],
  ['6005', '#0F4336'],
  ['7016', '#373F43'],
  ['7033', '#818979'],
  ['7035', '#CBD0CC'],
  ['9005', '#0A0A0D'],
  ['9010', '#F7F9EF'],
]);

const HEX = /^#[0-9A-F]{6}$/i;

/** The screen colour of a tint: a hexadecimal as it is, else by RAL number, else by name. */
export function colourHex(name: string): string | undefined {
  if (HEX.test(name)) return name.toUpperCase();
  const ral = /\bRAL (\d{4})\b/.exec(name)?.[1];
  return (ral === undefined ? undefined : BY_RAL.get(ral)) ?? BY_NAME.get(name.toLowerCase());
}
