// Words too common to distinguish products, in their folded spelling.

const EVERYWHERE =
  'a ai apres as au autour aux avant avec c ce ces cet cette ci comme contre d dans de des du elle en entre est et etre eux il ils j je ' +
  'l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on ont ou par pas pour qu que qui s sa sans se ' +
  'ses si soit son sont sous sur t ta te tes ton tous tout toute toutes tres tu un une vers vos votre vous y';

// What people write around the thing they want: kept out of a query, never out of a text.
const AROUND_A_QUERY =
  'acheter achat aimerais ancien ancienne avoir avez besoin bien bon bonne bonjour chose cher chercher cherche ' +
  'cherchons comment commander conseil conseillez deja doit existe faire fait faut genre meilleur meilleure ' +
  'merci met mettre peut peux plus possible pourquoi prendre prix produit produits quel quelle quels quelles quelque quelqu quoi ref refs reference ' +
  'references recherche salut svp tarif tarifs tenir tient trouver truc utilise utiliser vends vendez veut veux vieil vieille vieilles ' +
  'vieux voudrais vouloir';

// What follows them says which one, or what for, and not what.
const LINKING =
  'a apres au autour aux avant avec contre d dans de des du en entre par pour qu que qui sans sous sur vers';

const stopWords: ReadonlySet<string> = new Set(EVERYWHERE.split(' '));
const queryNoise: ReadonlySet<string> = new Set(AROUND_A_QUERY.split(' '));
const elided: ReadonlySet<string> = new Set('c d j l m n s t qu jusqu lorsqu puisqu quelqu'.split(' '));

const linking: ReadonlySet<string> = new Set(LINKING.split(' '));

export const isLinking = (word: string): boolean => linking.has(word);
export const isStopWord = (word: string): boolean => stopWords.has(word);
export const isQueryNoise = (word: string): boolean => queryNoise.has(word);
/** « l’ », « d’ », « jusqu’ »: elided words before an apostrophe carry no meaning. */
export const isElided = (word: string): boolean => elided.has(word);
