// What a list of quotations is asked for, in the store's words.
import type { QueryShopQuotationsArgs } from '@nuancier/contract/gestion-types.ts';
import { ownerAsked } from '../../request/file-owner.ts';
import type { QuotationFilter } from './desk-quotations-store.ts';
import { searchWords } from './quotation-cursor.ts';

export type QuotationsAsked = Pick<
  QueryShopQuotationsArgs,
  'tab' | 'query' | 'store' | 'seller' | 'customer' | 'company'
>;

export function quotationFilter(asked: QuotationsAsked, day: string): QuotationFilter {
  return {
    tab: asked.tab,
    words: searchWords(asked.query),
    store: asked.store?.trim() || null,
    seller: asked.seller?.trim() || null,
    owner: ownerAsked(asked),
    day,
  };
}
