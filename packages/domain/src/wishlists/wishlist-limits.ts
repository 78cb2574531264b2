/** The most lists of one customer, and the most items in one list. */
export const MOST_LISTS = 50;
export const MOST_ITEMS = 200;

/** Of the owner's own note to an item, in characters. */
export const LONGEST_NOTE = 250;

/** In place of a list's id: the first list, and a list that is yet to be made. */
export const FIRST_LIST = 0;
export const NEW_LIST = -1;

/**
 * The id of the list that every customer has before there is one, as in Magento: known before it is made and the same
 * afterwards, so that a client that remembers lists by id sees it filled.
 */
export function impliedListId(customerId: number): number {
  return NEW_LIST - customerId;
}
