import { useFetcher } from 'react-router';
import type { ShownCartFragment } from '../../../../generated/documents.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import type { CartAnswer, RefusedChange } from '../../../actions/cart/cart-answer.ts';
import { CartForm } from '../cart-form.tsx';
import { cartCopy } from '../copy.ts';
import styles from './coupon-form.module.css';
import { cartAnswerCopy } from '../../../actions/cart/cart-answer-copy.ts';

type Props = {
  coupons: ShownCartFragment['applied_coupons'];
  /** The answer to a form that was sent without script. */
  refused: RefusedChange | null;
};

const LONGEST_CODE = 64;

/** One code per cart; messages are shown beside its field. */
export function CouponForm({ coupons, refused }: Props) {
  const fetcher = useFetcher<CartAnswer>({ key: 'cart-coupon' });
  const applied = coupons?.[0]?.code ?? null;
  const { data: answer, state } = fetcher;
  useAnnounced(
    applied === null ? null : cartCopy.couponApplied(applied),
    cartAnswerCopy.notices['code-retire'],
  );
  const said = answer?.kind === 'refused' ? answer : answer === undefined ? refused : null;
  // What is wrong with a code is read with its field; a code that stays has none.
  useAnnouncedAnswer(state === 'idle' && answer, applied === null ? null : said?.message, 'assertive');
  if (applied !== null)
    return (
      <CartForm fetcher={fetcher} intent="remove-coupon" className={styles.applied}>
        <p>{cartCopy.couponApplied(applied)}</p>
        <Button type="submit" look="quiet" size="small">
          {cartCopy.couponRemove}
        </Button>
        {said && state === 'idle' && <ErrorMessage>{said.message}</ErrorMessage>}
      </CartForm>
    );
  return (
    <CartForm fetcher={fetcher} intent="coupon">
      <div data-message-key={said?.key ?? undefined}>
        <Field label={cartCopy.coupon} error={state === 'idle' ? said?.message : null}>
          {(control) => (
            <div className={styles.row}>
              <TextInput
                {...control}
                name="coupon"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={LONGEST_CODE}
                defaultValue={said?.typed}
              />
              <Button type="submit" look="secondary" aria-busy={state !== 'idle'}>
                {cartCopy.couponApply}
              </Button>
            </div>
          )}
        </Field>
      </div>
    </CartForm>
  );
}
