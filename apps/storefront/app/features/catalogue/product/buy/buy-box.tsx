import type { CalculatorFacts } from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import { Link } from 'react-router';
import { paths } from '../../../../addresses/paths.ts';
import type { CartArticle } from '../../../../actions/cart/cart-article.ts';
import { Conditioned } from '../../../pricing/conditioned.tsx';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import type { AddingBar } from '../../adding-bar.ts';
import { ArticleStock } from './article-stock.tsx';
import { BuyActions } from './buy-actions.tsx';
import styles from './buy-box.module.css';
import { BuyFlap } from './buy-flap.tsx';
import { BuyPrice } from './buy-price.tsx';
import { CalculatorButton } from '../calculator/calculator-button.tsx';
import type { PriceStep } from '../price/article-prices.ts';
import type { ChosenPrice } from '../price/chosen-price.ts';
import { productCopy } from '../copy.ts';
import type { ProductChoice } from '../product-choice.ts';
import { PriceSteps } from './price-steps.tsx';
import { QuantityField } from './quantity-field.tsx';
import { ChoiceAnnouncement } from '../choice/choice-announcement.tsx';
import type { AskedChoice } from '../choice/use-missing-choice.ts';
import type { TypedQuantity } from './use-quantity.ts';

type Props = {
  choice: ProductChoice;
  /** The article that is decided; null while there is a choice left. */
  sku: string | null;
  view: PriceView;
  conditions: PageConditions;
  priceIn: (state: ConditionsState) => ChosenPrice;
  /** From how many packs on the decided article costs less. */
  stepsIn: (state: ConditionsState) => readonly PriceStep[];
  calculatorIn: (state: ConditionsState) => CalculatorFacts | null;
  typed: TypedQuantity;
  asked: AskedChoice;
  article: CartArticle | null;
  bar: AddingBar | null;
  /** The insulation whose whole system can be reckoned, by the key of its address. */
  system: string | null;
  product: { uid: string; sku: string | null; name: string | null; is_new_product: boolean | null };
};

/** Price, quantity and what can be done with them. */
export function BuyBox({
  choice,
  sku,
  view,
  conditions,
  priceIn,
  stepsIn,
  calculatorIn,
  article,
  bar,
  system,
  product,
  typed,
  asked,
}: Props) {
  const { quantity } = typed;
  return (
    <div className={styles.box}>
      <Conditioned conditions={conditions}>
        {(state) => (
          <div
            className={styles.price}
            data-personal={view.taxLabel === 'HT' && view.canViewPrice ? '' : undefined}
          >
            <ChoiceAnnouncement choice={choice} price={priceIn(state)} quantity={quantity} />
            <BuyFlap price={priceIn(state)} isNew={product.is_new_product === true} />
            <BuyPrice price={priceIn(state)} quantity={quantity} />
            <PriceSteps steps={stepsIn(state)} quantity={quantity} isTinted={choice.tint !== null} />
          </div>
        )}
      </Conditioned>
      <div className={styles.row}>
        <QuantityField
          name={product.name ?? ''}
          typed={typed}
          decided={article !== null && bar === null}
          sold={bar === null}
        />
        <Conditioned conditions={conditions}>
          {(state) => {
            const facts = calculatorIn(state);
            return facts && <CalculatorButton facts={facts} />;
          }}
        </Conditioned>
        {system && (
          <Link to={`${paths.calculator('ite')}&isolant=${encodeURIComponent(system)}`}>
            {productCopy.wholeSystem}
          </Link>
        )}
      </div>
      {conditions.kind === 'asked' && (
        <Conditioned conditions={conditions}>
          {(state) => <ArticleStock sku={sku} quantity={quantity} state={state} at={conditions.at} />}
        </Conditioned>
      )}
      <BuyActions article={article} bar={bar} asked={asked} mayAdd={typed.check} product={product} />
    </div>
  );
}
