import { useState } from 'react';
import { Link } from 'react-router';
import type { WishlistItemFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { itemWish } from '../item-wish.ts';
import { SketchHeart } from '../hearts/sketch-heart.tsx';
import { wishText } from '../../../actions/wishlists/wish.ts';
import { WishFacts } from '../wish-facts.tsx';
import styles from '../wishlists.module.css';

type Props = { listId: string; mayEdit: boolean; items: readonly WishlistItemFragment[]; view: PriceView };

/** A list in short. What is thrown out stays in sight with an empty heart, which brings it back. */
export function WishlistSketch({ listId, mayEdit, items, view }: Props) {
  const [known, setKnown] = useState(items);
  const news = items.filter((item) => !known.some((one) => sameWish(one, item)));
  if (news.length > 0) setKnown([...known, ...news]);
  return (
    <ul className={styles.items}>
      {known.map((seen) => {
        const standing = items.find((item) => sameWish(item, seen));
        const item = standing ?? seen;
        return (
          <li key={keyOf(seen)} className={styles.sketch}>
            {item.thumbnail?.url ? (
              <TintedPicture
                source={item.thumbnail.url}
                hex={item.tint?.customColorExa ?? null}
                alt=""
                available={['100x100']}
                className={styles.picture}
              />
            ) : (
              <span className={styles.picture} />
            )}
            <div className={styles.beside}>
              <div>
                <Link to={articlePath(item.product ?? {}, item.sku, item.tint)} className={styles.name}>
                  {item.name}
                </Link>
                <WishFacts item={item} view={view} />
              </div>
              {mayEdit && <SketchHeart listId={listId} item={item} filled={standing !== undefined} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The same article in the same tint, however many. */
function keyOf(item: WishlistItemFragment): string {
  return wishText({ ...itemWish(item), quantity: 1 });
}

function sameWish(one: WishlistItemFragment, other: WishlistItemFragment): boolean {
  return keyOf(one) === keyOf(other);
}
