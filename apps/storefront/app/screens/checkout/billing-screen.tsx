import { redirect, useNavigation } from 'react-router';
import { BillingStepDocument, SetBillingAddressDocument } from '../../../generated/documents.ts';
import { formText, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { knownName } from '../../actions/checkout/known-name.server.ts';
import { isSignedIn, loadStep } from '../../actions/checkout/load-checkout.server.ts';
import { addressInput, readChosenAddress } from '../../actions/checkout/read-chosen-address.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { BillingForm } from '../../features/checkout/billing-form.tsx';
import { addressStepCopy as copy, checkoutCopy } from '../../features/checkout/copy.ts';
import { StepFrame } from '../../features/checkout/steps/step-frame.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import type { Route } from './+types/billing-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadStep(context, 'billing');
  const signedIn = isSignedIn(context);
  const found = signedIn
    ? await context.get(backendContext).query(BillingStepDocument, {}, { mayFail: ['getCustomerAddresses'] })
    : null;
  const saved = found?.getCustomerAddresses ?? [];
  const company = found?.companyAddresses?.billing ?? null;
  return { view, signedIn, saved, company, known: knownName(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { chosen, values, faults } = readChosenAddress(form);
  if (chosen === null) return notAccepted({ values, faults, refusal: null });
  if (chosen.kind === 'current') return redirect(paths['checkout-payment']());
  const write = async () => {
    // At the company the API bills its sub-accounts itself.
    const isGiven = chosen.kind === 'known' || chosen.kind === 'written';
    const billing_address = isGiven ? addressInput(context, chosen) : { same_as_shipping: true };
    const input = { cart_id: formText(form, 'cart'), billing_address };
    return context.get(backendContext).mutate(SetBillingAddressDocument, { input });
  };
  const asked = await orRefusal(write());
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  return redirect(paths['checkout-payment']());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.billingTitle, checkoutCopy.title], noindex: true });
}

export default function BillingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { view, signedIn, saved, company, known } = loaderData;
  return (
    <StepFrame view={view} title={copy.billingTitle}>
      <BillingForm
        cart={view.cart}
        isSignedIn={signedIn}
        saved={saved}
        company={company}
        known={known}
        answer={actionData}
        pending={pending}
      />
    </StepFrame>
  );
}
