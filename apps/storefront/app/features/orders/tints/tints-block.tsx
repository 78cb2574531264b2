import { Link } from 'react-router';
import type { CustomerTintFieldsFragment } from '../../../../generated/documents.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import head from '../history/latest-orders.module.css';
import { tintSearchQuery } from './read-tint-search.ts';
import { TintPatch } from './tint-patch.tsx';
import { nameOfTint } from './tint-words.ts';
import styles from './tints-block.module.css';
import { tintsCopy as copy } from './tints-copy.ts';

type Props = { tints: readonly CustomerTintFieldsFragment[] };

/** The last tints on the dashboard, each a link to where it is found again and ordered. */
export function TintsBlock({ tints }: Props) {
  if (tints.length === 0) return null;
  return (
    <section className={head.section}>
      <div className={head.head}>
        <h2>{copy.title}</h2>
        <Link to={tintPaths['customer-my-tints']()}>{copy.seeAll}</Link>
      </div>
      <ul className={styles.tints}>
        {tints.map((tint) => (
          <li key={tint.uid}>
            <TintPatch hex={tint.hex} />
            <span>
              <Link to={tintPaths['customer-my-tints']() + searchOf(tint)}>{nameOfTint(tint)}</Link>
              <span className={styles.facts}>
                {[tint.purchase_ref, tint.room].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function searchOf({ code, hex, purchase_ref: site }: CustomerTintFieldsFragment): string {
  return tintSearchQuery({ q: code ?? hex, chantier: site ?? '', proche: '', page: 1 }, 1);
}
