// Words too common to distinguish products, in their folded spelling.

const EVERYWHERE =
  'a ai as au aux avec c ce ces cet cette ci comme d dans de des du elle en entre est et etre eux il ils j je ' +
  'l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on ont ou par pas pour qu que qui s sa se ' +
  'ses si soit son sont sous sur t ta te tes ton tous tout toute toutes tres tu un une vers vos votre vous y';

// What people write around the thing they want: kept out of a query, never out of a text.
const AROUND_A_QUERY =
  'acheter achat aimerais avoir besoin bonjour cher chercher cherche cherchons comment commander conseil ' +
  'faire faut meilleur meilleure merci peux prix produit produits quel quelle quels quelles ref refs reference ' +
  'references recherche sans svp tarif tarifs trouver veux voudrais vouloir';

const stopWords: ReadonlySet<string> = new Set(EVERYWHERE.split(' '));
const queryNoise: ReadonlySet<string> = new Set(AROUND_A_QUERY.split(' '));
const elided: ReadonlySet<string> = new Set('c d j l m n s t qu jusqu lorsqu puisqu quelqu'.split(' '));

export const isStopWord = (word: string): boolean => stopWords.has(word);
export const isQueryNoise = (word: string): boolean => queryNoise.has(word);
/** « l’ », « d’ », « jusqu’ »: elided words before an apostrophe carry no meaning. */
export const isElided = (word: string): boolean => elided.has(word);
