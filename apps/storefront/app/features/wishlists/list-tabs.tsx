import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { wishlistCopy } from './copy.ts';
import type { ListName } from './wishlist-answer.ts';
import styles from './wishlists.module.css';

type Props = { lists: readonly ListName[]; shown: string | null };

export function ListTabs({ lists, shown }: Props) {
  if (lists.length === 0) return null;
  return (
    <nav aria-label={wishlistCopy.lists}>
      <ul className={styles['tabs']}>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={paths['customer-my-wishlist'](id)}
              aria-current={id === shown ? 'page' : undefined}
              className={styles['tab']}
              preventScrollReset
            >
              {name} <span className={styles['count']}>{wishlistCopy.howMany(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
