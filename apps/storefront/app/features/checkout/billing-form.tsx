import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { AddressLines } from '../customers/addresses/address-lines.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { AddressChoice } from './address-choice.tsx';
import type { CheckoutCart } from '../../actions/checkout/checkout-cart.ts';
import type { AddressStepAnswer } from '../../actions/checkout/chosen-address.ts';
import { addressStepCopy as copy, checkoutCopy } from './copy.ts';
import { StepActions } from './step-actions.tsx';

type Props = {
  cart: CheckoutCart;
  isSignedIn: boolean;
  saved: readonly AddressFieldsFragment[];
  /** Of a sub-account: where its company is billed, and nothing to choose. */
  company: AddressFieldsFragment | null;
  known: Partial<AddressFieldsFragment>;
  answer: AddressStepAnswer | undefined;
  pending: boolean;
};

const title = { text: checkoutCopy.errorTitle, key: checkoutCopy.errorTitle };

export function BillingForm({ cart, isSignedIn, saved, company, known, answer, pending }: Props) {
  useRefusedForm(answer, title);
  return (
    <Form method="post" className={form.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <input type="hidden" name="cart" value={cart.id} />
      {company ? (
        <fieldset>
          <legend>{copy.companyBilling}</legend>
          <input type="hidden" name="address" value="company" />
          <AddressLines address={company} />
          <p>{copy.companyBillingNote}</p>
        </fieldset>
      ) : (
        <AddressChoice
          legend={copy.choose}
          prefers="default_billing"
          isSignedIn={isSignedIn}
          saved={saved}
          current={cart.billingAddress}
          sameAs={cart.mode === 'LIV' ? cart.shippingAddress : null}
          known={known}
          answer={answer}
        />
      )}
      {answer?.faults.address && <ErrorMessage>{answer.faults.address}</ErrorMessage>}
      <StepActions>
        <Button type="submit" wide aria-disabled={pending}>
          {pending ? checkoutCopy.pending : checkoutCopy.next}
        </Button>
      </StepActions>
    </Form>
  );
}
