import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';
import { mixFields } from '../../../actions/cart/cart-article.ts';
import type { CartTint } from '../../../actions/cart/cart-article.ts';
import { openPanel } from '../../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { CartForm } from '../cart-form.tsx';
import styles from './add-to-cart-form.module.css';

type Props = {
  parentSku: string;
  tint: CartTint | null;
  packs: readonly { sku: string; count: number }[];
  label: string;
  /** For screen readers: with what is in it. */
  name: string;
  adding: string;
};

/** Several packs of one product into the cart, all of them or none. */
export function AddMixForm({ parentSku, tint, packs, label, name, adding }: Props) {
  const fetcher = useFetcher<CartAnswer>();
  const { pathname, search } = useLocation();
  const { data: answer, state } = fetcher;
  useEffect(() => {
    if (answer?.kind === 'added') openPanel('add-to-cart', answer);
    if (answer?.kind === 'refused' && answer.key === 'CART_FROZEN') openPanel('pending', {});
  }, [answer]);
  const fields = { ...mixFields({ parentSku, tint, packs }), back: pathname + search };
  return (
    <CartForm fetcher={fetcher} intent="add-mix" fields={fields} className={styles.form}>
      <Button type="submit" wide aria-label={name} aria-busy={state !== 'idle'}>
        <ShoppingCart aria-hidden="true" size={20} />
        {state === 'submitting' ? adding : label}
      </Button>
      <div role="alert" data-message-key={answer?.kind === 'refused' ? (answer.key ?? undefined) : undefined}>
        {answer?.kind === 'refused' && state === 'idle' && <ErrorMessage>{answer.message}</ErrorMessage>}
      </div>
    </CartForm>
  );
}
