import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { articlePath } from '../../../addresses/article-path.ts';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { wishlistCopy } from '../copy.ts';
import { WishFacts } from '../wish-facts.tsx';
import type { ListName, WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

type Props = { added: Extract<WishlistAnswer, { kind: 'added' }>; view: PriceView };

/** Replaces the choice once it is made. */
export function WishRecap({ added: { list, items, refused }, view }: Props) {
  const summary = summaryOf(list, items.length);
  return (
    <div className={styles.recap}>
      <p tabIndex={-1} ref={takeFocus} className={styles.done}>
        <CircleCheck aria-hidden="true" size={20} />
        {summary}
      </p>
      {refused.length > 0 && (
        <div role="alert">
          <p>{wishlistCopy.notAdded}</p>
          <ul>
            {refused.map(({ name, message }) => (
              <li key={name}>
                {name}
                {'\u00A0: '}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.sketch}>
            {item.thumbnail?.url ? (
              <TintedPicture
                source={item.thumbnail.url}
                hex={item.tint?.customColorExa ?? null}
                alt={item.thumbnail.label ?? ''}
                available={['100x100']}
                className={styles.picture}
              />
            ) : (
              <span className={styles.picture} />
            )}
            <div>
              <Link to={articlePath(item.product ?? {}, item.sku, item.tint)} className={styles.name}>
                {item.name}
              </Link>
              <p className={styles.soft}>{wishlistCopy.reference(item.sku)}</p>
              <WishFacts item={item} view={view} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function summaryOf({ name, own, owner }: ListName, count: number): string {
  if (own) return count > 1 ? wishlistCopy.addedSome(count, name) : wishlistCopy.added(name);
  return count > 1
    ? wishlistCopy.addedSomeToColleagues(count, name, owner)
    : wishlistCopy.addedToColleagues(name, owner);
}
