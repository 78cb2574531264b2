import { Link } from 'react-router';
import { categoryPath } from '../../addresses/paths.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
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
};

/** The rayons of a category, small enough to leave the page to the products. */
export function CategoryTiles({ categories }: { categories: readonly (Tile | null)[] }) {
  const shown = categories.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={catalogueCopy.subCategories} className={styles.rayons}>
      <ul className={styles.tiles}>
        {shown.map((category) => (
          <li key={category.uid}>
            <Link to={categoryPath(category)} prefetch="intent" className={styles.tile}>
              {category.image ? (
                <Picture source={category.image} available={['320x400']} alt="" className={styles.picture} />
              ) : null}
              <span className={styles.words}>
                <span className={styles.name}>{category.name}</span>
                <span className={styles.count}>
                  {catalogueCopy.productCount(category.product_count ?? 0)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isShown(category: Tile | null): category is Tile {
  return category !== null && category.include_in_menu === 1;
}
