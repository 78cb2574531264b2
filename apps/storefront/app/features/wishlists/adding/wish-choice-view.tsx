import { useId } from 'react';
import { wishlistCopy } from '../copy.ts';
import type { WishChoice } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishedPlace } from './wished-place.tsx';
import styles from '../wishlists.module.css';

type Props = {
  choice: WishChoice;
  /** As the page it was opened from calls it. */
  name: string | null;
};

/** What is about to be added, and which lists already hold it. */
export function WishChoiceView({ choice: { wishes, best, places }, name }: Props) {
  const id = useId();
  const facts = best
    ? [wishlistCopy.reference(best.articleCode), best.color, best.conditioning]
    : [wishes.length === 1 ? wishlistCopy.reference((wishes[0] ?? '').split('~')[0] ?? '') : null];
  const isOne = wishes.length === 1;
  return (
    <div className={styles.choice}>
      {name && <p className={styles.name}>{name}</p>}
      <p className={styles.soft}>
        {isOne ? facts.filter(Boolean).join(' · ') : wishlistCopy.howMany(wishes.length)}
      </p>
      {places.length > 0 && (
        <>
          <p id={id} className={styles.small}>
            {wishlistCopy.standing}
          </p>
          <ul aria-labelledby={id} className={styles.standing}>
            {places.map((place) => (
              <WishedPlace key={place.itemId} {...place} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
