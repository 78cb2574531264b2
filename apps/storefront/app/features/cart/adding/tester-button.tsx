import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import TestTube from 'lucide-react/icons/test-tube';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';
import type { TesterOffer } from '../../../actions/cart/tester-offers.server.ts';
import { openPanel } from '../../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { ButtonLook, ButtonSize } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { CartForm } from '../cart-form.tsx';
import styles from './add-to-cart-form.module.css';
import { testerCopy } from './tester-copy.ts';

/** A tint of a chart, by its code, or one's own, by its colour. */
export type TestedTint = { hex: string; code: string | null; name: string | null; label: string | null };

type Props = {
  tint: TestedTint;
  /** of the paint it is tried for: a satin is tried in satin */
  finish?: string | null | undefined;
  /** What it is and costs. */
  offer: TesterOffer;
  wording?: 'order' | 'add';
  look?: ButtonLook;
  size?: ButtonSize;
};

/** Puts a sample of the tint into the cart: with script the panel confirms it, without one the cart page does. */
export function TesterButton({
  tint,
  finish,
  offer,
  wording = 'order',
  look = 'secondary',
  size = 'normal',
}: Props) {
  const fetcher = useFetcher<CartAnswer>();
  const { pathname, search } = useLocation();
  const { data: answer, state } = fetcher;
  const label = testerCopy[wording](offer);
  useEffect(() => {
    if (answer?.kind === 'added') openPanel('add-to-cart', { added: answer.added });
    if (answer?.kind === 'refused' && answer.key === 'CART_FROZEN') openPanel('pending', {});
  }, [answer]);
  const fields = {
    customColorExa: tint.hex,
    ...(tint.code ? { tint_code: tint.code } : {}),
    ...(tint.label ? { customerColorLabel: tint.label } : {}),
    ...(finish ? { aspect: finish } : {}),
    back: pathname + search,
  };
  return (
    <CartForm fetcher={fetcher} intent="tester" fields={fields} className={styles.form}>
      <Button
        type="submit"
        look={look}
        size={size}
        aria-label={testerCopy.named(label, tintName(tint))}
        aria-busy={state !== 'idle'}
      >
        <TestTube aria-hidden="true" size={20} />
        {state === 'submitting' ? testerCopy.adding : label}
      </Button>
      <div role="alert" data-message-key={answer?.kind === 'refused' ? (answer.key ?? undefined) : undefined}>
        {answer?.kind === 'refused' && state === 'idle' && <ErrorMessage>{answer.message}</ErrorMessage>}
      </div>
    </CartForm>
  );
}
