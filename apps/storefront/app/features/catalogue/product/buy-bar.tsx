import { formatAmount } from '../../../format.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { pricingCopy } from '../../pricing/copy.ts';
import { publicPriceView } from '../../pricing/price-view.ts';
import styles from './buy-bar.module.css';
import type { ChosenPrice } from './chosen-price.ts';
import { productCopy } from './copy.ts';
import { FindStoreButton } from './find-store-button.tsx';
import type { ProductChoice } from './product-choice.ts';
import { tintedAmount } from './tint-price.ts';
import type { TintPrice } from './tint-price.ts';

type Props = {
  choice: ProductChoice;
  price: ChosenPrice;
  tintCost: TintPrice | null;
  quantity: number;
};

/** On phones: what has been decided and what it costs, always in reach of the thumb. */
export function BuyBar({ choice: { variant, tint }, price, tintCost, quantity }: Props) {
  const said = [tint ? (tint.label ?? tint.hex) : variant.color?.label, variant.conditioning?.label]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles['bar']}>
      <div className={styles['words']}>
        <strong className={styles['amount']}>{amountText(price, tintCost, quantity)}</strong>
        <span className={styles['choice']}>{quantity > 1 && said ? `${quantity} × ${said}` : said}</span>
      </div>
      {variant.kind === 'resolved' ? (
        <FindStoreButton look="primary">{productCopy.findStore}</FindStoreButton>
      ) : (
        <a
          href="#choix"
          className={buttonClass({ look: 'primary', size: 'normal', wide: false, className: undefined })}
        >
          {productCopy.choose}
        </a>
      )}
    </div>
  );
}

function amountText(price: ChosenPrice, tintCost: TintPrice | null, quantity: number): string {
  const { taxLabel } = publicPriceView;
  if (price.kind === 'none') return pricingCopy.onRequest;
  if (price.kind === 'from') return `${pricingCopy.fromPrice} ${formatAmount(price.amount)} ${taxLabel}`;
  return `${formatAmount(tintedAmount(price.amount, tintCost, quantity))} ${taxLabel}`;
}
