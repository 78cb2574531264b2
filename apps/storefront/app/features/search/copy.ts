import { formatNumber } from '@nuancier/ui/text/format.ts';
const NBSP = '\u00a0';
const quoted = (words: string) => `«${NBSP}${words}${NBSP}»`;

const COLOURS: Readonly<Record<string, string>> = {
  whites: 'un blanc',
  greys: 'un gris',
  beiges: 'un beige',
  browns: 'un brun',
  yellows: 'un jaune',
  oranges: 'un orange',
  reds: 'un rouge',
  pinks: 'un rose',
  violets: 'un violet',
  blues: 'un bleu',
  greens: 'un vert',
  blacks: 'un noir',
};

export const searchCopy = {
  promoTitle: 'Promotions',
  promoIntro: 'Tous les produits à prix réduit du moment, dans la limite des stocks des magasins.',
  promoForYou: 'Les produits dont le prix promotionnel est inférieur à votre tarif.',
  promoOthers: (count: number) =>
    count > 1
      ? `Sur ${formatNumber(count)}${NBSP}autres produits en promotion, votre tarif est déjà égal ou inférieur.`
      : `Sur 1${NBSP}autre produit en promotion, votre tarif est déjà égal ou inférieur.`,
  promoLowerAlready: 'Vos prix sont déjà plus bas.',
  promoLowerAlreadyHelp: (count: number) =>
    count > 1
      ? `${formatNumber(count)}${NBSP}produits sont en promotion en ce moment${NBSP}: votre tarif est déjà égal ou inférieur à chacun de ces prix, et c’est toujours le plus bas que vous payez.`
      : `1${NBSP}produit est en promotion en ce moment${NBSP}: votre tarif est déjà égal ou inférieur à ce prix, et c’est toujours le plus bas que vous payez.`,
  results: 'Résultats de recherche',
  title: (term: string) => (term === '' ? 'Tous les produits' : `Résultats pour ${quoted(term)}`),
  corrected: (searched: string) => `Résultats affichés pour ${quoted(searched)}.`,
  nothingFor: (typed: string) => `Aucun produit ne contient exactement ${quoted(typed)}.`,
  /** What was understood, before the words it was understood from. */
  kindFor: (term: string) => `, pour ${quoted(term)}.`,
  inTint: (tint: string) => `Teinte${NBSP}: ${tint}.`,
  inColour: (family: string) =>
    `${family}${NBSP}: ce qui existe dans cette couleur, puis ce que nous mettons à la teinte.`,
  chooseColour: (family: string) => `Choisir ${COLOURS[family] ?? 'une teinte'} dans le nuancier`,
  unknownTint: (code: string) => `${quoted(code)} n’est dans aucun de nos nuanciers.`,
  seeChart: 'Voir le nuancier',
  foundReferences: (count: number) =>
    count > 1 ? `${formatNumber(count)}${NBSP}références trouvées` : `1${NBSP}référence trouvée`,
  missingReferences: (codes: readonly string[]) =>
    `${codes.length > 1 ? 'Références introuvables' : 'Référence introuvable'}${NBSP}: ${codes.join(', ')}.`,
  orderReferences: 'Commander ces références',
  seeTint: 'Tous les produits dans cette teinte',
  nearest: 'Rayons les plus proches',
  wholeKind: 'Voir tout le rayon',
  dropped: (words: readonly string[]) =>
    words.join(' ').includes(' ')
      ? `Aucun de ces produits ne correspond à ${words.map(quoted).join(', ')}${NBSP}: ces mots n’ont pas été retenus.`
      : `Aucun de ces produits ne correspond à ${words.map(quoted).join('')}${NBSP}: ce mot n’a pas été retenu.`,
  noResultTitle: 'Aucun résultat',
  noResultText: (term: string) =>
    `Aucun produit ne correspond à ${quoted(term)}. Vérifiez l’orthographe ou essayez un terme plus général.`,
  noTermText: 'Vérifiez l’orthographe ou essayez un terme plus général.',
  searchAgain: 'Chercher à nouveau',
  tips: 'Pour trouver plus vite',
  tipWords: `Un mot suffit souvent${NBSP}: lasure, enduit, rouleau…`,
  tipReference: 'La référence ou le code-barres d’un article mènent droit à sa fiche.',
  tipContact: 'Un doute sur un produit ou un support ? Nos magasins vous répondent.'.replace(
    ' ?',
    `${NBSP}?`,
  ),
  contact: 'Nous contacter',
  stores: 'Trouver un magasin',
  browse: 'Parcourir le catalogue',
  panel: 'Suggestions de recherche',
  colours: 'Teinte',
  nearestTints: 'Les teintes les plus proches',
  products: 'Produits',
  categories: 'Rayons',
  pages: 'Conseils et services',
  references: 'Références',
  recent: 'Recherches récentes',
  forget: (term: string) => `Retirer ${quoted(term)} de l’historique`,
  forgetAll: 'Effacer l’historique',
  seeAll: (count: number) =>
    count === 1 ? 'Voir le résultat' : `Voir les ${count.toLocaleString('fr-FR')} résultats`,
  instead: (searched: string) => `Résultats pour ${quoted(searched)}`,
  nothing: (term: string) => `Aucune suggestion pour ${quoted(term)}. Validez pour chercher quand même.`,
  failed: 'Les suggestions sont indisponibles pour le moment. Validez pour lancer la recherche.',
  found: (count: number) =>
    count > 1 ? `${formatNumber(count)} suggestions` : `${formatNumber(count)} suggestion`,
} as const;
