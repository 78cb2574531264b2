import { Link } from 'react-router';
import styles from '../whose/whose-note.module.css';
import { storeNamed } from './one-store-address.ts';
import type { ListedStore } from './one-store-address.ts';
import { oneStoreCopy as copy } from './one-store-copy.ts';

type Props = { store: string | null; stores: readonly ListedStore[]; all: string };

/** Which store's list it is, and the way to that of every store. `all`: the same list without it. */
export function OneStoreNote({ store, stores, all }: Props) {
  const name = storeNamed(store, stores);
  if (name === null) return null;
  return (
    <p className={styles.note}>
      <strong>{copy.only(name)}</strong>
      <Link to={all}>{copy.all}</Link>
    </p>
  );
}
