import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { cartCopy } from '../copy.ts';

/** The cart could not be loaded; nothing of it is lost. */
export function CartTrouble() {
  return (
    <EmptyState
      title={cartCopy.unavailable}
      action={
        <ButtonLink to={paths.cart()} reloadDocument>
          {cartCopy.retry}
        </ButtonLink>
      }
    >
      <p>{cartCopy.unavailableText}</p>
    </EmptyState>
  );
}
