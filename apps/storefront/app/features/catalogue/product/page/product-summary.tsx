import Check from 'lucide-react/icons/check';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { RichText } from '../../../content/rich-text.tsx';
import { RatingLink } from '../../../reviews/rating-link.tsx';
import { productCopy } from '../copy.ts';
import styles from './product-view.module.css';

type Props = {
  brand: string | null;
  name: string;
  sku: string;
  ean: string | null;
  weight: { value: number; unit: string } | null;
  shortDescription: string | null;
  strongPoints: readonly string[];
  rating: { count: number; ofHundred: number };
};

/** Who makes it, what it is, its reference, and why one would take it. */
export function ProductSummary({
  brand,
  name,
  sku,
  ean,
  weight,
  shortDescription,
  strongPoints,
  rating,
}: Props) {
  return (
    <header className={styles.summary}>
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.reference}>
        {[
          productCopy.reference(sku),
          ean && productCopy.ean(ean),
          weight && productCopy.weight(formatNumber(weight.value), weight.unit),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RatingLink {...rating} />
      {shortDescription && <RichText html={shortDescription} bare className={styles.short} />}
      {strongPoints.length > 0 && (
        <ul className={styles.points} aria-label={productCopy.strongPoints}>
          {strongPoints.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" size={18} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
