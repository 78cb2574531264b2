import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { SearchEffectFragment } from '../../../generated/documents.ts';
import { searchCopy } from './search-copy.ts';
import styles from './search-effect.module.css';

const { effect: copy, pins } = searchCopy;

type Side = SearchEffectFragment['before'];
type Product = Side['products'][number];

type Props = {
  effect: SearchEffectFragment;
  /** where a press pins a product that is found after it; null: it is pinned */
  pinPlace?: (sku: string) => string | null;
};

/** The same search before and after, side by side. */
export function SearchEffect({ effect: { words, before, after }, pinPlace }: Props) {
  const isSame = after !== null && skusOf(before) === skusOf(after) && before.total === after.total;
  return (
    <section className={styles.effect}>
      <h2>{copy.title(words)}</h2>
      {isSame && <p>{copy.same}</p>}
      <div className={styles.sides}>
        <SideList title={copy.before(before.total)} side={before} mark={after === null ? null : leaving} />
        {after === null ? (
          <p role="status">{copy.preparing}</p>
        ) : (
          <SideList title={copy.after(after.total)} side={after} mark={coming} pinPlace={pinPlace} />
        )}
      </div>
    </section>
  );
}

type SideProps = {
  title: string;
  side: Side;
  mark: ((product: Product, place: number) => ReactNode) | null;
  pinPlace?: Props['pinPlace'];
};

function SideList({ title, side: { total, products }, mark, pinPlace }: SideProps) {
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      {products.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <ol className={styles.products}>
          {products.map((product, at) => (
            <li key={product.sku}>
              <span>{product.name}</span>
              <small>{product.sku}</small>
              {mark?.(product, at + 1)}
              <Pin name={product.name} to={pinPlace?.(product.sku) ?? null} />
            </li>
          ))}
        </ol>
      )}
      {total > products.length && <p>{copy.further(total - products.length)}</p>}
    </div>
  );
}

function Pin({ name, to }: { name: string; to: string | null }) {
  if (to === null) return null;
  return (
    <Link to={to} className={styles.link} aria-label={pins.pinOf(name)} preventScrollReset>
      {pins.pin}
    </Link>
  );
}

function leaving({ other_place: place }: Product): ReactNode {
  return place === null ? <Badge look="danger">{copy.leaves}</Badge> : null;
}

function coming({ other_place: before }: Product, place: number): ReactNode {
  if (before === null) return <Badge look="success">{copy.isNew}</Badge>;
  return before === place ? null : <Badge look="info">{copy.was(before)}</Badge>;
}

const skusOf = ({ products }: Side): string => products.map(({ sku }) => sku).join('\n');
