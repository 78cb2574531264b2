import Palette from 'lucide-react/icons/palette';
import { catalogueCopy } from '../copy.ts';
import styles from './card-choice.module.css';
import type { CardProduct } from './card-product.ts';
import { choiceFact } from './product-facts.ts';

/** The colour that the search has chosen, or between how many one may choose. */
export function CardChoice({ product }: { product: CardProduct }) {
  const { meant, tintable } = product;
  const hex = meant?.tint?.hex;
  const words =
    meant?.choice ?? [choiceFact(product), tintable && catalogueCopy.tintable].filter(Boolean).join(' · ');
  return words === '' ? null : (
    <p className={styles.choice}>
      {hex ? (
        <span aria-hidden="true" className={styles.dab} style={{ backgroundColor: hex }} />
      ) : (
        <Palette aria-hidden="true" size={16} />
      )}
      {words}
    </p>
  );
}
