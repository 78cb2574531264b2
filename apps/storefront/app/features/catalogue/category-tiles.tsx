import { Link } from 'react-router';
import { categoryPath } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './category-tiles.module.css';
import { catalogueCopy } from './copy.ts';

type Tile = {
  uid: string;
  name: string | null;
  url_path: string | null;
  url_suffix: string | null;
  custom_url: string | null;
  include_in_menu: number | null;
  product_count: number | null;
  image?: string | null;
  children?: readonly (Tile | null)[] | null;
};

/** The rayons of a category, each with its own rayons below: two levels are enough to get anywhere in a click. */
export function CategoryTiles({ categories }: { categories: readonly (Tile | null)[] }) {
  const shown = categories.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles['tiles']}>
      {shown.map((category) => (
        <li key={category.uid} className={styles['tile']}>
          {category.image ? (
            <Link to={categoryPath(category)} tabIndex={-1} aria-hidden prefetch="intent">
              <Picture
                source={category.image}
                available={['800x450']}
                alt=""
                className={styles['picture']}
              />
            </Link>
          ) : null}
          <div className={styles['words']}>
            <h2 className={styles['name']}>
              <Link to={categoryPath(category)} prefetch="intent">
                {category.name}
              </Link>
            </h2>
            <p className={styles['count']}>{catalogueCopy.productCount(category.product_count ?? 0)}</p>
            <SubCategories categories={category.children ?? []} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function SubCategories({ categories }: { categories: readonly (Tile | null)[] }) {
  const shown = categories.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles['children']}>
      {shown.map((category) => (
        <li key={category.uid}>
          <Link to={categoryPath(category)}>{category.name}</Link>
        </li>
      ))}
    </ul>
  );
}

function isShown(category: Tile | null): category is Tile {
  return category !== null && category.include_in_menu === 1;
}
