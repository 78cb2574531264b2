import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { WishlistItemFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { AmountTag } from '../../pricing/amount-tag.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { ViewerStock } from '../../stock/viewer-stock.tsx';
import { wishlistCopy } from '../copy.ts';
import { ItemQuantity } from './item-quantity.tsx';
import { MoveItemForm } from './move-item-form.tsx';
import { RemoveItemForm } from './remove-item-form.tsx';
import { WishTintPatch } from '../wish-tint-patch.tsx';
import type { ListName, RefusedWish } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

type Props = {
  item: WishlistItemFragment;
  list: ListName;
  /** Where it can be moved to. */
  others: readonly ListName[];
  view: PriceView;
  /** Puts it into the cart, in the typed quantity. */
  Buy: ComponentType<BuyProps>;
  /** What was not accepted without script. */
  answered: RefusedWish | null;
};

export type BuyProps = { item: WishlistItemFragment; typed: string };

/** An item with all that decides whether to order it today. */
export function WishlistItemRow({ item, list, others, view, Buy, answered }: Props) {
  const { name, sku, thumbnail, tint, product, quantity, price_stock: condition } = item;
  const unit = item.unit_price_excluding_tax?.value;
  const row = item.row_total_excluding_tax?.value;
  const [typed, setTyped] = useState(answered?.quantities[item.id] ?? String(quantity));
  const [kept, setKept] = useState(quantity);
  // What the server keeps is shown anew once it has answered.
  if (kept !== quantity) {
    setKept(quantity);
    setTyped(String(quantity));
  }
  return (
    <li className={styles.row}>
      {thumbnail?.url ? (
        <TintedPicture
          source={thumbnail.url}
          hex={tint?.customColorExa ?? null}
          alt=""
          available={['100x100']}
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={articlePath(product ?? {}, sku, tint)}>{name}</Link>
        </h3>
        <p className={styles.soft}>{wishlistCopy.reference(sku)}</p>
        {tint && (
          <p className={styles.soft}>
            <WishTintPatch tint={tint} />
          </p>
        )}
        {!condition.active && <p className={styles.warning}>{wishlistCopy.notSold}</p>}
        {condition.active && <ViewerStock stock={condition.stocks[0]} quantity={quantity} />}
      </div>
      <div className={styles.amount}>
        {view.canViewPrice && typeof row === 'number' && <AmountTag view={view} amounts={bothOf(row)} />}
        {view.canViewPrice && typeof unit === 'number' && (
          <p className={styles.soft}>{wishlistCopy.perPack(amountText(view, bothOf(unit)))}</p>
        )}
      </div>
      <div className={styles.tools}>
        <ItemQuantity
          itemId={item.id}
          name={name}
          quantity={quantity}
          mayEdit={list.mayEdit}
          typed={typed}
          onType={setTyped}
          answered={answered}
        />
        {condition.active && <Buy item={item} typed={typed} />}
        {list.mayEdit && (
          <div className={styles.lesser}>
            {others.length > 0 && (
              <MoveItemForm listId={list.id} itemId={item.id} name={name} others={others} />
            )}
            <RemoveItemForm listId={list.id} itemId={item.id} name={name} />
          </div>
        )}
      </div>
    </li>
  );
}
