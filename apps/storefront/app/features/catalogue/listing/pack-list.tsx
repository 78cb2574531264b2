import { Link } from 'react-router';
import type { ProductCardFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../article-path.ts';
import { productPath } from '../../../paths.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { addCopy } from '../../cart/add-copy.ts';
import { AddToCartForm } from '../../cart/add-to-cart-form.tsx';
import { Conditioned } from '../../pricing/conditioned.tsx';
import type { ConditionsState, PageConditions } from '../../pricing/conditions.ts';
import { PersonalPriceTag } from '../../pricing/personal-price-tag.tsx';
import type { PriceView } from '../../pricing/price-view.ts';
import { catalogueCopy } from '../copy.ts';
import { articlePrices } from '../product/article-prices.ts';
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
    <div className={styles['packs']}>
      <ul aria-label={packCopy.packsOf(name)} className={styles['list']}>
        {rows.map((row) => (
          <li key={row.article.sku} className={styles['pack']} data-sku={row.article.sku}>
            <span className={styles['what']}>
              <Link to={articlePath(product, row.article.sku)}>{row.label || name}</Link>
              <span className={styles['reference']}>{catalogueCopy.reference(row.article.sku)}</span>
            </span>
            <div className={styles['price']}>
              <Conditioned conditions={conditions}>
                {(state) => <PackPrice row={row} view={priceView} state={state} sold={sold} />}
              </Conditioned>
            </div>
            <PackForm row={row} parent={matrix.sku} name={`${name} – ${row.label}`} />
          </li>
        ))}
      </ul>
      {(more > 0 || isTinted) && (
        <p className={styles['more']}>
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

function PackForm({ row, parent, name }: { row: PackRow; parent: string; name: string }) {
  const { sku } = row.article;
  const id = `ajout-${sku}`;
  return (
    <div className={styles['add']}>
      <TextInput
        form={id}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        defaultValue="1"
        aria-label={packCopy.quantityOf(name)}
        className={styles['count']}
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
