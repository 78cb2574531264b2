import { counted, formatHundredths, formatMoment, formatNumber } from '@nuancier/ui/text/format.ts';
import type { SearchedWordsQueryVariables } from '../../../generated/documents.ts';

type Tab = SearchedWordsQueryVariables['tab'];

const quoted = (words: string) => `«\u00A0${words}\u00A0»`;
const products = (count: number) => counted(count, 'produit', 'produits');

export const searchCopy = {
  keptHint: 'Mots, produits ou auteur',
  title: 'Recherche',
  placesLabel: 'Parties de la recherche',
  places: { words: 'Ce qu’on cherche', synonyms: 'Synonymes', pins: 'Produits épinglés' },
  refused: { text: 'Rien n’a été changé', key: 'SEARCH_ACT_REFUSED' },
  by: (author: string, at: string) => `${author}, ${formatMoment(new Date(at), 'short')}`,
  words: {
    tabsLabel: 'Recherches',
    tabs: { all: 'Toutes', no_result: 'Sans résultat', no_click: 'Sans clic' } satisfies Record<Tab, string>,
    since: 'Du',
    until: 'Au',
    show: 'Afficher',
    caption: 'Mots cherchés',
    columns: {
      words: 'Mots',
      searches: 'Recherches',
      share: 'Part',
      withoutResult: 'Sans résultat',
      clicks: 'Clics',
      results: 'Résultats aujourd’hui',
      act: 'Améliorer',
    },
    total: (searches: number, words: number) =>
      `${counted(searches, 'recherche', 'recherches')}, ${counted(words, 'suite de mots', 'suites de mots')}.`,
    totalMore: (without: number, clicks: number) =>
      `${formatNumber(without)} sans résultat, ${counted(clicks, 'fiche ouverte', 'fiches ouvertes')} depuis les résultats.`,
    share: (hundredths: number) => `${formatHundredths(hundredths / 100)}\u00A0%`,
    mended: 'Trouve maintenant',
    still: 'Ne trouve rien',
    toSynonym: 'Ajouter un synonyme',
    toSynonymOf: (words: string) => `Ajouter un synonyme pour ${quoted(words)}`,
    toPin: 'Épingler',
    toPinOf: (words: string) => `Épingler des produits pour ${quoted(words)}`,
    toShop: (words: string) => `Voir dans la boutique les résultats pour ${quoted(words)}`,
    next: 'Suite',
    pages: 'Pages',
    refused: { text: 'Rien n’est compté', key: 'SEARCHES_REFUSED' },
    empty: {
      all: 'Aucune recherche sur ces jours.',
      no_result: 'Chaque recherche de ces jours a trouvé quelque chose.',
      no_click: 'Aucune recherche de ces jours n’est restée sans clic.',
    } satisfies Record<Tab, string>,
    emptySays:
      'Les recherches des visiteurs apparaissent ici dès qu’il y en a. Choisissez d’autres jours pour en voir de plus anciennes.',
    definition: 'Ce qui est compté',
    definitions: [
      'Une recherche\u00A0: la page de résultats demandée par une personne, sans filtre, une fois par suite de mots et par passage. Les propositions pendant la frappe, les robots et les pages préparées d’avance ne comptent pas.',
      'Un clic\u00A0: une fiche produit ouverte depuis les résultats. Une référence qui mène droit à son produit compte comme ouverte. Sans clic\u00A0: la recherche a trouvé, et personne n’a rien ouvert.',
      'Rien ne dit qui a cherché. Les mots sont gardés sans accents ni majuscules, additionnés par jour, treize mois\u00A0; adresses e-mail, téléphones et longs numéros ne sont pas gardés. Une dizaine de secondes peut passer avant qu’une recherche soit comptée.',
    ],
  },
  synonyms: {
    add: 'Ajouter un synonyme',
    says: (builtIn: number) =>
      `La recherche connaît déjà ${counted(builtIn, 'règle', 'règles')} du métier. Les vôtres s’y ajoutent, dans toute la boutique.`,
    caption: 'Vos synonymes',
    columns: { rule: 'Règle', by: 'Ajouté par', act: 'Action' },
    same: (words: readonly string[]) => words.join(' = '),
    leads: (words: readonly string[], to: readonly string[]) => `${words.join(', ')} → ${to.join(', ')}`,
    sameSays: 'se trouvent l’un l’autre',
    leadsSays: 'sens unique',
    remove: 'Supprimer',
    removeOf: (rule: string) => `Supprimer ${quoted(rule)}`,
    empty: 'Vous n’avez pas encore de synonyme à vous.',
    emptySays: 'Les recherches sans résultat disent souvent lequel manque.',
    toWords: 'Voir les recherches sans résultat',
    newTitle: 'Ajouter un synonyme',
    words: 'Mots que les gens tapent',
    wordsHint:
      'Séparés par des virgules\u00A0: «\u00A0enduit garnissant\u00A0» ou «\u00A0bâche, polyane\u00A0».',
    leadsTo: 'Conduisent à',
    leadsToHint:
      'Laissé vide, les mots ci-dessus veulent dire la même chose et se trouvent l’un l’autre. Rempli, ils trouvent aussi ces mots-ci, le meilleur d’abord, et non l’inverse.',
    tried: 'Recherche à essayer',
    triedHint: 'Laissée vide, la première expression est essayée.',
    show: 'Voir l’effet',
    trying: 'Essai en cours\u00A0: le catalogue est relu avec ce synonyme, quelques secondes…',
    save: 'Enregistrer',
    saveSays:
      'Visible dans toute la boutique quelques secondes après l’enregistrement. Pour revenir en arrière, supprimez la règle.',
    changeTitle: 'Modifier un synonyme',
    change: 'Modifier',
    changeOf: (rule: string) => `Modifier ${quoted(rule)}`,
    removeTitle: 'Supprimer un synonyme',
    removeSays: (rule: string) =>
      `La règle ${quoted(rule)} ne servira plus, dans toute la boutique. Elle reste au journal.`,
    back: 'Revenir aux synonymes',
    done: {
      ajoute: 'Le synonyme est enregistré.',
      modifie: 'Le synonyme est modifié.',
      supprime: 'Le synonyme est supprimé.',
    },
  },
  pins: {
    add: 'Épingler pour une recherche',
    says: 'Les produits épinglés viennent en tête des résultats pour ces mots, dans votre ordre, tant que le visiteur ne trie pas autrement. Les filtres s’appliquent à eux comme aux autres.',
    caption: 'Recherches épinglées',
    columns: { words: 'Recherche', products: 'Produits, dans l’ordre', by: 'Par', act: 'Action' },
    change: 'Modifier',
    changeOf: (words: string) => `Modifier les produits épinglés pour ${quoted(words)}`,
    notOnSale: 'ne paraît pas dans la boutique',
    empty: 'Aucun produit n’est épinglé.',
    emptySays: 'Choisissez une recherche fréquente et mettez en tête ce que vous voulez y montrer.',
    ofTitle: (words: string) => `Épingler pour ${quoted(words)}`,
    newTitle: 'Épingler pour une recherche',
    search: 'Mots de la recherche',
    searchHint: 'Accents, pluriels, petits mots et ordre des mots ne comptent pas.',
    go: 'Continuer',
    trying: 'Essai en cours…',
    list: 'En tête, dans cet ordre',
    none: 'Rien n’est épinglé. Ajoutez une référence, ou choisissez dans les résultats plus bas.',
    up: 'Monter',
    upOf: (name: string) => `Monter ${name}`,
    down: 'Descendre',
    downOf: (name: string) => `Descendre ${name}`,
    unpin: 'Retirer',
    unpinOf: (name: string) => `Retirer ${name}`,
    reference: 'Référence à ajouter',
    referenceHint: 'D’un produit ou d’un de ses articles.',
    addIt: 'Ajouter',
    pin: 'Épingler',
    pinOf: (name: string) => `Épingler ${name}`,
    save: 'Enregistrer',
    saveNone: 'Ne plus rien épingler',
    unchanged: 'Cette liste est celle de la boutique. Modifiez-la pour pouvoir l’enregistrer.',
    saveSays: 'Visible dans toute la boutique quelques secondes après l’enregistrement.',
    back: 'Revenir aux produits épinglés',
    otherWords: 'Choisir d’autres mots',
    done: { epingle: 'La liste est enregistrée.', retire: 'Plus rien n’est épinglé pour cette recherche.' },
  },
  effect: {
    title: (words: string) => `L’effet sur la recherche ${quoted(words)}`,
    before: (total: number) => `Aujourd’hui\u00A0: ${products(total)}`,
    after: (total: number) => `Après\u00A0: ${products(total)}`,
    preparing:
      'L’aperçu se prépare\u00A0: le catalogue est relu avec ce synonyme. Il paraît ici dans quelques secondes\u00A0; sinon, demandez-le encore.',
    nothing: 'Aucun résultat.',
    same: 'Les premiers résultats ne changent pas.',
    isNew: 'Nouveau',
    leaves: 'N’y est plus',
    was: (place: number) => `était ${place}${place === 1 ? 'er' : 'e'}`,
    further: (rest: number) => `et ${products(rest)} de plus`,
  },
};

export function doneWords(done: Readonly<Record<string, string>>, address: URLSearchParams): string | null {
  return Object.entries(done).find(([name]) => name === address.get('fait'))?.[1] ?? null;
}

export function ruleText({
  words,
  leads_to: to,
}: {
  words: readonly string[];
  leads_to: readonly string[];
}): string {
  return to.length === 0 ? searchCopy.synonyms.same(words) : searchCopy.synonyms.leads(words, to);
}
