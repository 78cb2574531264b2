import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { pinnedSearch, pinProducts, searchPins, tryPins } from './gestion/pinned-products.ts';
import { searchedWords } from './gestion/searched-words.ts';
import { addSynonym, changeSynonym, removeSynonym, searchSynonyms, trySynonym } from './gestion/synonyms.ts';
import type { SearchDeskContext } from './search-desk-context.ts';

export const searchGestionResolvers: Resolvers<SearchDeskContext> = {
  Query: {
    searchedWords: (_root, args, context) => searchedWords(context, args),
    searchSynonyms: (_root, { search }, context) => searchSynonyms(context, search),
    trySynonym: (_root, args, context) => trySynonym(context, args),
    searchPins: (_root, { search }, context) => searchPins(context, search),
    pinnedSearch: (_root, { words }, context) => pinnedSearch(context, words),
    tryPins: (_root, args, context) => tryPins(context, args),
  },
  Mutation: {
    addSynonym: (_root, args, context) => addSynonym(context, args),
    changeSynonym: (_root, args, context) => changeSynonym(context, args),
    removeSynonym: (_root, { id }, context) => removeSynonym(context, id),
    pinProducts: (_root, args, context) => pinProducts(context, args),
  },
};
