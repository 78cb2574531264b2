import { useNavigation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { cartCopy } from '../copy.ts';

type Props = {
  orderable: boolean;
  /** The form whose numbers go with it; none where nothing can be typed. */
  form: string | undefined;
};

/** Continues with the quantities typed; a cart that cannot be ordered shows why instead. */
export function CheckoutButton({ orderable, form }: Props) {
  const pending = useNavigation().formData?.get('intent') === 'checkout';
  if (!orderable) return <ErrorMessage>{cartCopy.blocked}</ErrorMessage>;
  if (form === undefined)
    return (
      <ButtonLink to={paths.checkout()} wide>
        {cartCopy.checkout}
      </ButtonLink>
    );
  return (
    <Button type="submit" form={form} name="intent" value="checkout" wide aria-busy={pending}>
      {cartCopy.checkout}
    </Button>
  );
}
