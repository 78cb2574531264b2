import { Link } from 'react-router';
import type { ProductCardFragment } from '../../../../../generated/documents.ts';
import { articlePath } from '../../../../addresses/article-path.ts';
import { productPath } from '../../../../addresses/paths.ts';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { addCopy } from '../../../cart/adding/add-copy.ts';
import { AddToCartForm } from '../../../cart/adding/add-to-cart-form.tsx';
import { Conditioned } from '../../../pricing/conditioned.tsx';
import { conditionOf } from '../../../../backend/viewer/conditions.ts';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import { pricingCopy } from '../../../pricing/copy.ts';
import { PersonalPriceTag } from '../../../pricing/personal-price-tag.tsx';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import { catalogueCopy } from '../../copy.ts';
import { articlePrices } from '../../product/price/article-prices.ts';
import { soldOutCopy } from '../../sold-out-copy.ts';
import { packCopy } from './pack-copy.ts';
import styles from './pack-list.module.css';
import { packRows } from './pack-rows.ts';
import type { PackMatrix, PackRow } from './pack-rows.ts';

type Props = {
  product: ProductCardFragment;
  matrix: PackMatrix;
  priceView: PriceView;
  conditions: PageConditions;
};

/** A line for each pack: its reference, its price, how many, into the cart. */
export function PackList({ product, matrix, priceView, conditions }: Props) {
  const { rows, more, isTinted } = packRows(matrix);
  const name = product.name ?? '';
  const sold = { matrix, lowest: product.price_range.minimum_price };
  if (rows.length === 0 && !isTinted) return null;
  return (
    <div className={styles.packs}>
      <ul aria-label={packCopy.packsOf(name)} className={styles.list}>
        {rows.map((row) => (
          <li key={row.article.sku} className={styles.pack} data-sku={row.article.sku}>
            <span className={styles.what}>
              <Link to={articlePath(product, row.article.sku)}>{row.label || name}</Link>
              <span className={styles.reference}>{catalogueCopy.reference(row.article.sku)}</span>
            </span>
            <div className={styles.price}>
              <Conditioned conditions={conditions}>
                {(state) => <PackPrice row={row} view={priceView} state={state} sold={sold} />}
              </Conditioned>
            </div>
            <Conditioned conditions={conditions}>
              {(state) => <PackOffer row={row} parent={matrix.sku} product={name} state={state} />}
            </Conditioned>
          </li>
        ))}
      </ul>
      {(more > 0 || isTinted) && (
        <p className={styles.more}>
          <Link to={productPath(product)}>{more > 0 ? packCopy.morePacks(more) : packCopy.tintedPacks}</Link>
        </p>
      )}
    </div>
  );
}

type PriceProps = {
  row: PackRow;
  view: PriceView;
  state: ConditionsState;
  sold: Parameters<typeof articlePrices>[2];
};

function PackPrice({ row, view, state, sold }: PriceProps) {
  const prices = articlePrices(view, state, sold);
  const price = prices.kind === 'told' ? prices.of(row.article) : null;
  return price && <PersonalPriceTag price={price} from={false} size="small" />;
}

type OfferProps = { row: PackRow; parent: string; product: string; state: ConditionsState };

/** The quantity to add, or why it is not available. */
function PackOffer({ row, parent, product, state }: OfferProps) {
  const { sku } = row.article;
  if (!row.isOnSale) return <p className={styles.none}>{soldOutCopy.soldOut}</p>;
  if (conditionOf(state, sku)?.active === false)
    return <p className={styles.none}>{pricingCopy.notOrderable}</p>;
  const id = `ajout-${sku}`;
  const name = [product, row.label].filter(Boolean).join(' – ');
  return (
    <div className={styles.add}>
      <TextInput
        form={id}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        defaultValue="1"
        aria-label={packCopy.quantityOf(name)}
        className={styles.count}
      />
      <AddToCartForm
        id={id}
        article={{ sku, parentSku: sku === parent ? null : parent, quantity: 1, tint: null }}
        typed={null}
        name={name}
        label={addCopy.addShort}
        look="secondary"
        size="small"
      />
    </div>
  );
}
