import { useId } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { quantityName, shownName } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useTypedEarly } from '@nuancier/ui/pieces/form/use-typed-early.ts';
import { wishlistCopy } from '../copy.ts';
import { LIST_FORM, useListSheet } from '../list-sheet.ts';
import type { RefusedWish } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

type Props = {
  itemId: string;
  name: string;
  /** As the list has it; whether the viewer may change that. */
  quantity: number;
  mayEdit: boolean;
  /** As typed. */
  typed: string;
  onType: (text: string) => void;
  /** What was not accepted without script. */
  answered: RefusedWish | null;
};

/** Quantity in packs: every button of the list submits the typed number. */
export function ItemQuantity({ itemId, name, quantity, mayEdit, typed, onType, answered }: Props) {
  const id = useId();
  const early = useTypedEarly(onType);
  const { state, data } = useListSheet();
  const answer = state === 'idle' && data?.kind === 'refused' ? data : answered;
  const refused = answer?.itemId === itemId ? answer.message : null;
  return (
    <div>
      <div className={styles.quantity}>
        <input type="hidden" form={LIST_FORM} name={shownName(itemId)} value={quantity} />
        <TextInput
          ref={early}
          id={id}
          form={LIST_FORM}
          name={quantityName(itemId)}
          aria-label={wishlistCopy.quantityOf(name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          className={styles.packs}
        />
        {mayEdit && (
          <Button
            type="submit"
            form={LIST_FORM}
            name="intent"
            value="update"
            look="secondary"
            size="small"
            aria-label={wishlistCopy.updateNamed(name)}
            aria-busy={state !== 'idle'}
          >
            {wishlistCopy.updateQuantity}
          </Button>
        )}
      </div>
      {refused && <ErrorMessage id={`${id}-error`}>{refused}</ErrorMessage>}
    </div>
  );
}
