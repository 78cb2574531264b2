import { useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { CART_FORM } from './cart-sheet.ts';
import { cartCopy } from './copy.ts';

/** The way on, with the numbers as they stand in the fields; a cart that cannot be ordered says so instead. */
export function CheckoutButton({ orderable }: { orderable: boolean }) {
  const pending = useNavigation().formData?.get('intent') === 'checkout';
  if (!orderable) return <ErrorMessage>{cartCopy.blocked}</ErrorMessage>;
  return (
    <Button type="submit" form={CART_FORM} name="intent" value="checkout" wide aria-busy={pending}>
      {cartCopy.checkout}
    </Button>
  );
}
