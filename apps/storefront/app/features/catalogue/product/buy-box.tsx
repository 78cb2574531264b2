import type { CalculatorFacts } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import { BuyActions } from './buy-actions.tsx';
import styles from './buy-box.module.css';
import { BuyPrice } from './buy-price.tsx';
import { CalculatorButton } from './calculator-button.tsx';
import type { ChosenPrice } from './chosen-price.ts';
import type { ProductChoice } from './product-choice.ts';
import { QuantityField } from './quantity-field.tsx';
import type { TintPrice } from './tint-price.ts';
import { TintedPrice } from './tinted-price.tsx';

type Props = {
  choice: ProductChoice;
  price: ChosenPrice;
  tintCost: TintPrice | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
  calculator: CalculatorFacts | null;
};

/** Price, quantity and what can be done with them. */
export function BuyBox({ choice, price, tintCost, quantity, onQuantity, calculator }: Props) {
  return (
    <div className={styles['box']}>
      <div className={styles['price']}>
        <BuyPrice
          price={price}
          // The sum of tinted packs is told with their tint.
          quantity={tintCost?.pack ? 1 : quantity}
          tinted={choice.tint !== null && choice.tintRefusal === null}
        />
        <TintedPrice
          price={price}
          tintCost={tintCost}
          pack={choice.variant.conditioning?.label ?? ''}
          quantity={quantity}
        />
      </div>
      <div className={styles['row']}>
        <QuantityField quantity={quantity} onChange={onQuantity} />
        {calculator && <CalculatorButton facts={calculator} />}
      </div>
      <BuyActions />
    </div>
  );
}
