import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Form } from 'react-router';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useTypedEarly } from '@nuancier/ui/pieces/form/use-typed-early.ts';
import { cartCopy } from '../../../cart/copy.ts';
import { QUANTITY_PLACE } from '../../../cart/adding/quantity-place.ts';
import { ADD_FORM } from '../add-form.ts';
import styles from './buy-box.module.css';
import { productCopy } from '../copy.ts';
import { HiddenChoice } from '../hidden-choice.tsx';
import { MOST_PACKS } from '../product-choice.ts';
import type { TypedQuantity } from './use-quantity.ts';
import { cartAnswerCopy } from '../../../../actions/cart/cart-answer-copy.ts';

type Props = {
  /** Of the product. */
  name: string;
  typed: TypedQuantity;
  /** Nothing is left to choose: the number goes into the cart. */
  decided: boolean;
  /** The product can be bought: the field belongs to the form that adds to the cart. */
  sold: boolean;
};

const ERROR = `${QUANTITY_PLACE}-erreur`;

/** How many packs. While there is a choice left and no script, the number travels in the address. */
export function QuantityField({ name, typed, decided, sold }: Props) {
  const scripted = useHydrated();
  const early = useTypedEarly(typed.type);
  const { quantity, isRefused } = typed;
  return (
    <div className={styles.quantity}>
      {!sold && (
        <Form id={ADD_FORM} method="get" replace preventScrollReset>
          <HiddenChoice without={[choiceKeys.quantity]} />
        </Form>
      )}
      <label htmlFor={QUANTITY_PLACE} className={styles.quantityLabel}>
        {productCopy.quantity}
      </label>
      <div className={styles.stepper}>
        {scripted && (
          <IconButton
            label={productCopy.less}
            icon={<Minus aria-hidden="true" size={18} />}
            disabled={quantity <= 1}
            onClick={() => typed.set(quantity - 1)}
          />
        )}
        <TextInput
          key="count"
          ref={early}
          id={QUANTITY_PLACE}
          form={ADD_FORM}
          name={decided ? 'quantity' : choiceKeys.quantity}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={5}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.leave}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? ERROR : undefined}
          className={styles.count}
        />
        {scripted && (
          <IconButton
            label={productCopy.more}
            icon={<Plus aria-hidden="true" size={18} />}
            disabled={quantity >= MOST_PACKS}
            onClick={() => typed.set(quantity + 1)}
          />
        )}
        {!scripted && !decided && (
          <Button
            type="submit"
            form={ADD_FORM}
            look="secondary"
            size="small"
            aria-label={cartCopy.updateNamed(name)}
          >
            {productCopy.updateQuantity}
          </Button>
        )}
      </div>
      {isRefused && <ErrorMessage id={ERROR}>{cartAnswerCopy.articleFaults['bad-quantity']}</ErrorMessage>}
    </div>
  );
}
