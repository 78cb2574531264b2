import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { readPacks } from '../../../ui/quantity-sheet.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useTypedEarly } from '../../../ui/use-typed-early.ts';
import { ADD_FORM } from './add-form.ts';
import styles from './buy-box.module.css';
import { productCopy } from './copy.ts';
import { KeptChoice } from './kept-choice.tsx';
import { choiceKeys, MOST_PACKS, readQuantity } from './product-choice.ts';

type Props = {
  quantity: number;
  onChange: (quantity: number) => void;
  /** Nothing is left to choose: the field belongs to the form that adds to the cart. */
  decided: boolean;
};

/** How many packs. While there is a choice left and no script, the number travels in the address. */
export function QuantityField({ quantity, onChange, decided }: Props) {
  const id = useId();
  const scripted = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const early = useTypedEarly(type);

  function type(text: string): void {
    setTyped(text);
    if (readPacks(text) !== null) onChange(readQuantity(text));
  }

  // An emptied field goes back to the number that counts; what is none stays where it was typed, to be refused in words.
  function leave(): void {
    const text = typed?.trim() ?? '';
    if (text === '' || readPacks(text) !== null) setTyped(null);
  }

  return (
    <div className={styles['quantity']}>
      {!decided && (
        <Form id={`${id}-choice`} method="get" replace preventScrollReset>
          <KeptChoice without={[choiceKeys.quantity]} />
        </Form>
      )}
      <label htmlFor={id} className={styles['quantityLabel']}>
        {productCopy.quantity}
      </label>
      <div className={styles['stepper']}>
        {scripted && (
          <IconButton
            label={productCopy.less}
            icon={<Minus aria-hidden="true" size={18} />}
            disabled={quantity <= 1}
            onClick={() => onChange(quantity - 1)}
          />
        )}
        <TextInput
          key="count"
          ref={early}
          id={id}
          form={decided ? ADD_FORM : `${id}-choice`}
          name={decided ? 'quantity' : choiceKeys.quantity}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={5}
          value={typed ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          className={styles['count']}
        />
        {scripted && (
          <IconButton
            label={productCopy.more}
            icon={<Plus aria-hidden="true" size={18} />}
            disabled={quantity >= MOST_PACKS}
            onClick={() => onChange(quantity + 1)}
          />
        )}
        {!scripted && !decided && (
          <Button type="submit" form={`${id}-choice`} look="secondary" size="small">
            {productCopy.updateQuantity}
          </Button>
        )}
      </div>
    </div>
  );
}
