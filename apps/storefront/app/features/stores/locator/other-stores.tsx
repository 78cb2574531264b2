import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { storesCopy } from '../copy.ts';
import styles from './other-stores.module.css';
import type { StoreBrief } from '../../../actions/stores/store-facts.ts';

/** The rest of a long list, by département: each leads to its page, where it can be chosen. */
export function OtherStores({ stores }: { stores: readonly StoreBrief[] }) {
  const places = [...Map.groupBy(stores, ({ postalCode }) => postalCode.slice(0, 2))].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  return (
    <section className={styles.others}>
      <h2>{storesCopy.others(stores.length)}</h2>
      <p>{storesCopy.othersHelp}</p>
      {places.map(([place, there]) => (
        <div key={place}>
          <h3>{storesCopy.department(place)}</h3>
          <ul className={styles.list}>
            {there.map(({ storeCode, titleLabel, postalCode, locality }) => (
              <li key={storeCode} data-store={storeCode}>
                <Link to={paths.store(storeCode)}>{titleLabel}</Link> {postalCode} {locality}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
