import type { CalculatorFacts } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import { BuyActions } from './buy-actions.tsx';
import styles from './buy-box.module.css';
import { BuyPrice } from './buy-price.tsx';
import { CalculatorButton } from './calculator-button.tsx';
import type { ChosenPrice } from './chosen-price.ts';
import type { ProductChoice } from './product-choice.ts';
import { QuantityField } from './quantity-field.tsx';

type Props = {
  choice: ProductChoice;
  price: ChosenPrice;
  quantity: number;
  onQuantity: (quantity: number) => void;
  calculator: CalculatorFacts | null;
};

/** Price, quantity and what can be done with them. */
export function BuyBox({ choice, price, quantity, onQuantity, calculator }: Props) {
  return (
    <div className={styles['box']}>
      <BuyPrice
        price={price}
        quantity={quantity}
        tinted={choice.tint !== null && choice.tintRefusal === null}
      />
      <div className={styles['row']}>
        <QuantityField quantity={quantity} onChange={onQuantity} />
        {calculator && <CalculatorButton facts={calculator} />}
      </div>
      <BuyActions />
    </div>
  );
}
