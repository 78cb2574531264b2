import { Link } from 'react-router';
import type { TryPinsQuery } from '../../../generated/documents.ts';
import { moved } from './search-address.ts';
import { searchCopy } from './search-copy.ts';
import styles from './pin-list.module.css';

const { pins: copy } = searchCopy;

type Props = {
  pinned: TryPinsQuery['tryPins']['pinned'];
  /** where a changed list is shown */
  placeOf: (skus: readonly string[]) => string;
};

/** Each press is a link: the list that is being made stands in the address. */
export function PinList({ pinned, placeOf }: Props) {
  const skus = pinned.map(({ sku }) => sku);
  return (
    <ol className={styles.list}>
      {pinned.map(({ sku, name }, at) => {
        const said = name ?? sku;
        return (
          <li key={sku} className={styles.item}>
            <span className={styles.name}>
              {said} <small>{name === null ? copy.notOnSale : sku}</small>
            </span>
            <span className={styles.acts}>
              {at > 0 && (
                <Link to={placeOf(moved(skus, at, -1))} preventScrollReset aria-label={copy.upOf(said)}>
                  {copy.up}
                </Link>
              )}
              {at < skus.length - 1 && (
                <Link to={placeOf(moved(skus, at, 1))} preventScrollReset aria-label={copy.downOf(said)}>
                  {copy.down}
                </Link>
              )}
              <Link to={placeOf(skus.toSpliced(at, 1))} preventScrollReset aria-label={copy.unpinOf(said)}>
                {copy.unpin}
              </Link>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
