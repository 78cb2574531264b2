import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { openPanel } from '../../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { ButtonLook, ButtonSize } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { addCopy } from './add-copy.ts';
import styles from './add-to-cart-form.module.css';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';
import { articleFields } from '../../../actions/cart/cart-article.ts';
import type { CartArticle } from '../../../actions/cart/cart-article.ts';
import { CartForm } from '../cart-form.tsx';

type Props = {
  /** Null while there is a choice left: the answer then says what is missing. */
  article: CartArticle | null;
  /** The quantity as typed, valid or not; null: the field belongs to this form. */
  typed?: string | null;
  id?: string;
  /** Called before sending: a missing choice is shown in its place. */
  mayAdd?: (() => boolean) | undefined;
  /** Hidden fields of the page around it. */
  more?: Readonly<Record<string, string>>;
  /** For screen readers, which do not see what the button is beside. */
  name?: string;
  label?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
};

/** Puts an article into the cart: with script the panel confirms it, without one the cart page does. */
export function AddToCartForm({
  article,
  typed,
  id,
  mayAdd,
  more,
  name,
  label = addCopy.add,
  look = 'primary',
  size = 'normal',
  wide = false,
}: Props) {
  const fetcher = useFetcher<CartAnswer>();
  const { pathname, search } = useLocation();
  const { data: answer, state } = fetcher;
  useEffect(() => {
    if (answer?.kind === 'added') openPanel('add-to-cart', { added: answer.added });
    if (answer?.kind === 'refused' && answer.key === 'CART_FROZEN') openPanel('pending', {});
  }, [answer]);
  const fields = {
    ...(article ? articleFields(article) : {}),
    ...(typeof typed === 'string' ? { quantity: typed } : {}),
    back: pathname + search,
    ...more,
  };
  const { quantity: _here, ...others } = fields;
  return (
    <CartForm
      id={id}
      fetcher={fetcher}
      intent="add"
      may={mayAdd}
      fields={typed === null ? others : fields}
      className={styles.form}
    >
      <Button
        type="submit"
        look={look}
        size={size}
        wide={wide}
        aria-label={name === undefined ? undefined : addCopy.addNamed(name)}
        aria-busy={state !== 'idle'}
      >
        <ShoppingCart aria-hidden="true" size={20} />
        {state === 'submitting' ? addCopy.adding : label}
      </Button>
      <div role="alert" data-message-key={answer?.kind === 'refused' ? (answer.key ?? undefined) : undefined}>
        {answer?.kind === 'refused' && state === 'idle' && <ErrorMessage>{answer.message}</ErrorMessage>}
      </div>
    </CartForm>
  );
}
