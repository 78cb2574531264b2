import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { wishlistCopy } from '../copy.ts';
import type { ListName } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

type Props = { title: string; isTitled: boolean; lists: readonly ListName[]; shown: string | null };

export function ListTabs({ title, isTitled, lists, shown }: Props) {
  if (lists.length === 0) return null;
  return (
    <nav aria-label={title}>
      {isTitled && <p className={classNames(styles.small, styles.group)}>{title}</p>}
      <ul className={styles.tabs}>
        {lists.map(({ id, name, count, own, owner }) => (
          <li key={id}>
            <Link
              to={paths['customer-my-wishlist'](id)}
              aria-current={id === shown ? 'page' : undefined}
              className={styles.tab}
              preventScrollReset
            >
              {name}{' '}
              <span className={styles.count}>
                {own ? wishlistCopy.howMany(count) : `${owner} · ${wishlistCopy.howMany(count)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
