import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { cartCopy } from './copy.ts';

/** The way on; a cart that cannot be ordered as it stands says so instead. */
export function CheckoutLink({ orderable }: { orderable: boolean }) {
  if (!orderable) return <ErrorMessage>{cartCopy.blocked}</ErrorMessage>;
  return (
    <ButtonLink to={paths.checkout()} wide>
      {cartCopy.checkout}
    </ButtonLink>
  );
}
