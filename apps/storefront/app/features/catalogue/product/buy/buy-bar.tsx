import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button, buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { addCopy } from '../../../cart/adding/add-copy.ts';
import type { CartArticle } from '../../../../actions/cart/cart-article.ts';
import { Conditioned } from '../../../pricing/conditioned.tsx';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import { pricingCopy } from '../../../pricing/copy.ts';
import { largeText } from '@nuancier/ui/text/amount-text.ts';
import type { AddingBar } from '../../adding-bar.ts';
import { ADD_FORM } from '../add-form.ts';
import styles from './buy-bar.module.css';
import type { ChosenPrice } from '../price/chosen-price.ts';
import { chosenTotal } from '../price/chosen-total.ts';
import { productCopy } from '../copy.ts';
import { choicePlaces } from '../choice/missing-choice.ts';
import { chosenColour } from '../product-choice.ts';
import type { ProductChoice } from '../product-choice.ts';
import type { AskedChoice } from '../choice/use-missing-choice.ts';

type Props = {
  choice: ProductChoice;
  conditions: PageConditions;
  priceIn: (state: ConditionsState) => ChosenPrice;
  quantity: number;
  article: CartArticle | null;
  bar: AddingBar | null;
  asked: AskedChoice;
};

/** On phones: what has been decided and what it costs, always in reach of the thumb. */
export function BuyBar({ choice, conditions, priceIn, quantity, article, bar, asked }: Props) {
  const said = [chosenColour(choice), choice.variant.conditioning?.label].filter(Boolean).join(', ');
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <Conditioned conditions={conditions}>
          {(state) => <strong className={styles.amount}>{amountText(priceIn(state), quantity)}</strong>}
        </Conditioned>
        <span className={styles.choice}>{quantity > 1 && said ? `${quantity} × ${said}` : said}</span>
      </div>
      {bar === null && article !== null ? (
        // The form of the page, whose field says how many.
        <Button type="submit" form={ADD_FORM}>
          <ShoppingCart aria-hidden="true" size={20} />
          {addCopy.addShort}
        </Button>
      ) : (
        <a
          href={asked.missing ? `#${choicePlaces[asked.missing.at]}` : '#choix'}
          onClick={(event) => {
            if (!asked.missing) return;
            event.preventDefault();
            asked.ask();
          }}
          className={buttonClass({ look: 'primary', size: 'normal', wide: false, className: undefined })}
        >
          {productCopy.choose}
        </a>
      )}
    </div>
  );
}

function amountText(price: ChosenPrice, quantity: number): string {
  switch (price.kind) {
    case 'none':
      return pricingCopy.onRequest;
    case 'hidden':
      return productCopy.choiceMade;
    case 'waiting':
      return productCopy.pricePending;
    case 'unavailable':
      return pricingCopy.unavailable;
    case 'from':
      return `${pricingCopy.fromPrice} ${largeText(price)}`;
    case 'exact':
      return largeText(chosenTotal(price, quantity));
  }
}
