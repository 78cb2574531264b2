import type { WishlistItemFragment } from '../../../generated/documents.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import type { ListName } from './wishlist-answer.ts';

/** The customer's lists and the company's, and the one that is open with a page of its items; none while there is no list. */
export type WishlistPage = {
  view: PriceView;
  lists: readonly ListName[];
  /** What colleagues share. */
  company: readonly ListName[];
  /** Whether the viewer may share lists, and take over those of people who have left. */
  shares: boolean;
  takesOver: boolean;
  shown: {
    list: ListName;
    items: readonly WishlistItemFragment[];
    page: number;
    pages: number;
  } | null;
};
