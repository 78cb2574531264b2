// What comes back from the addresses of the favourites after something was asked of them.
import type {
  WishlistItemFragment,
  WishlistNameFragment,
  WishlistShareEnum,
} from '../../../generated/documents.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';

export type ListName = {
  id: string;
  name: string;
  count: number;
  share: WishlistShareEnum;
  own: boolean;
  mayEdit: boolean;
  owner: string;
  /** The owner's account is closed. */
  ownerLeft: boolean;
};

export type WishlistIntent =
  | 'choose'
  | 'add'
  | 'create'
  | 'rename'
  | 'share'
  | 'take-over'
  | 'delete'
  | 'remove'
  | 'update'
  | 'move'
  | 'cart'
  | 'buy';

/** What the add panel is drawn from before anything is added. */
export type WishChoice = {
  lists: readonly ListName[];
  /** Colleagues' lists that may be filled. */
  company: readonly ListName[];
  /** As the form sends them on. */
  wishes: readonly string[];
  /** Of a product without a chosen article: the best one. */
  best: BestArticle | null;
  /** The lists that already hold it. */
  places: readonly { listId: string; listName: string; itemId: string }[];
};

export type BestArticle = {
  articleCode: string;
  color: string | null;
  conditioning: string | null;
  type: string;
};

export type Refused = { name: string; message: string };

export type WishlistAnswer =
  | { kind: 'choosing'; choice: WishChoice }
  | { kind: 'added'; list: ListName; items: readonly WishlistItemFragment[]; refused: readonly Refused[] }
  | {
      kind: 'created' | 'renamed' | 'shared' | 'taken-over' | 'removed' | 'changed' | 'moved';
      listId: string;
    }
  | { kind: 'deleted' }
  | { kind: 'in-cart'; listId: string; count: number; refused: readonly Refused[] }
  | { kind: 'bought'; listId: string }
  | RefusedWish;

export type RefusedWish = {
  kind: 'refused';
  intent: WishlistIntent | null;
  message: string;
  /** What was typed: a name, or a number of packs by item. */
  typed: string;
  /** The share that was chosen with a new name. */
  share: string;
  quantities: Readonly<Record<string, string>>;
  /** The item whose number is none. */
  itemId: string | null;
  listId: string;
  /** To choose again with, when adding was refused. */
  choice: WishChoice | null;
};

export function listName({ id, name, items_count: count, ...list }: WishlistNameFragment): ListName {
  return {
    id: id ?? '',
    name: name ?? '',
    count: count ?? 0,
    share: list.share,
    own: list.is_own,
    mayEdit: list.may_edit,
    owner: list.owner_name,
    ownerLeft: list.owner_left,
  };
}

/** Only stored lists: the empty placeholder is for clients that need one. */
export function listNames(lists: readonly WishlistNameFragment[] | null | undefined): ListName[] {
  return (lists ?? []).filter(({ kept }) => kept).map(listName);
}

/** The page and the panel of adding; no choice when there is nothing to add. */
export type AddToWishlistPage = {
  choice: WishChoice | null;
  /** of a product whose best article is meant */
  name: string | null;
  view: PriceView;
};
