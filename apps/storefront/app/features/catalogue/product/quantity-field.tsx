import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ADD_FORM } from './add-form.ts';
import styles from './buy-box.module.css';
import { productCopy } from './copy.ts';
import { KeptChoice } from './kept-choice.tsx';
import { choiceKeys, MOST_PACKS, readQuantity } from './product-choice.ts';

type Props = {
  quantity: number;
  onChange: (quantity: number) => void;
  /** Nothing is left to choose: it can be added. */
  decided: boolean;
};

/** How many packs. Without script the number goes with « Ajouter au panier », or in the address before that. */
export function QuantityField({ quantity, onChange, decided }: Props) {
  const id = useId();
  const scripted = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);

  if (!scripted && decided)
    return (
      <div className={styles['quantity']}>
        <label htmlFor={id} className={styles['quantityLabel']}>
          {productCopy.quantity}
        </label>
        <TextInput
          id={id}
          form={ADD_FORM}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={quantity}
          className={styles['count']}
        />
      </div>
    );

  function type(text: string): void {
    setTyped(text);
    if (/^[1-9]\d*$/.test(text)) onChange(readQuantity(text));
  }

  return (
    <Form method="get" replace preventScrollReset className={styles['quantity']}>
      <KeptChoice without={[choiceKeys.quantity]} />
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
          id={id}
          name={choiceKeys.quantity}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={3}
          value={typed ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
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
        {!scripted && (
          <Button type="submit" look="secondary" size="small">
            {productCopy.updateQuantity}
          </Button>
        )}
      </div>
    </Form>
  );
}
