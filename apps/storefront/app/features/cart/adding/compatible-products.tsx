import { Link } from 'react-router';
import type { CompatibleProductFragment } from '../../../../generated/documents.ts';
import { productPath } from '../../../addresses/paths.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import styles from './compatible-products.module.css';
import { cartCopy } from '../copy.ts';

/** What goes with it; nothing at all when nothing does. */
export function CompatibleProducts({ products }: { products: readonly CompatibleProductFragment[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.compatible}>
      <h3>{cartCopy.compatible}</h3>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.uid}>
            <Link to={productPath(product)} className={styles.product}>
              {product.thumbnail?.url && (
                <Picture
                  source={product.thumbnail.url}
                  alt=""
                  available={['100x100']}
                  className={styles.picture}
                />
              )}
              <span>{product.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
