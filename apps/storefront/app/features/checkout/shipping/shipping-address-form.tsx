import { Form } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { FormMark } from '@nuancier/ui/pieces/form/form-mark.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { AddressChoice } from '../address-choice.tsx';
import { addressStepCopy, checkoutCopy, shippingAddressCopy as copy } from '../copy.ts';
import { EstimateFields } from './estimate-fields.tsx';
import type {
  ShippingAddressAnswer,
  ShippingAddressPage,
} from '../../../actions/checkout/shipping-address-answer.ts';

type Props = {
  page: ShippingAddressPage;
  answer: ShippingAddressAnswer | undefined;
  pending: boolean;
  /** A fetcher's form in the panel; the page has its own. */
  as?: typeof Form;
  /** Answered with data instead of a redirect. */
  scripted?: boolean;
};

const title = { text: copy.errorTitle, key: copy.errorTitle };

/** One of the account's addresses, or a new one, for what is in the cart. */
export function ShippingAddressForm({ page, answer, pending, as: Sent = Form, scripted = false }: Props) {
  const refused = answer?.kind === 'refused' ? answer : undefined;
  useRefusedForm(refused, title);
  return (
    <Sent method="post" action={paths['shipping-address']()} className={form.form} noValidate>
      <FormMark />
      <FormRefusal title={title} refusal={refused?.refusal} />
      <input type="hidden" name="cart" value={page.cartId} />
      <input type="hidden" name="retour" value={page.back} />
      {scripted && <input type="hidden" name="script" value="on" />}
      {page.isSignedIn ? (
        <AddressChoice
          legend={addressStepCopy.choose}
          prefers="default_shipping"
          isSignedIn
          saved={page.saved}
          current={page.current}
          sameAs={null}
          known={page.known}
          answer={refused}
        />
      ) : (
        <EstimateFields answer={answer} />
      )}
      {refused?.faults.address && <ErrorMessage>{refused.faults.address}</ErrorMessage>}
      <Button type="submit" wide aria-disabled={pending}>
        {pending ? checkoutCopy.pending : page.isSignedIn ? copy.use : copy.estimate}
      </Button>
    </Sent>
  );
}
