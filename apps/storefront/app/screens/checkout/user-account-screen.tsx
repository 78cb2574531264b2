import { emailRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { redirect, useNavigation } from 'react-router';
import { SetGuestEmailDocument } from '../../../generated/documents.ts';
import { checkedFields, hasFaults, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { withShopToken } from '../../actions/checkout/guest-token.server.ts';
import { isSignedIn, loadStep } from '../../actions/checkout/load-checkout.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { sessionContext } from '../../backend/request-context.server.ts';
import { checkoutCopy, accountStepCopy as copy } from '../../features/checkout/copy.ts';
import { GuestEmailForm } from '../../features/checkout/guest-email-form.tsx';
import { SignedInNote } from '../../features/checkout/signed-in-note.tsx';
import { StepFrame } from '../../features/checkout/steps/step-frame.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import type { Route } from './+types/user-account-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadStep(context, 'user-account') };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (isSignedIn(context)) return redirect(paths['checkout-shipping']());
  const { values, faults } = checkedFields(await readForm(request), { email: emailRule });
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const { cartId } = context.get(sessionContext);
  if (cartId === null) return redirect(paths.cart());
  const { backend, headers } = await withShopToken(context);
  const input = { cart_id: cartId, email: values.email };
  const asked = await orRefusal(backend.mutate(SetGuestEmailDocument, { input }));
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  return redirect(paths['checkout-shipping'](), { headers });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title, checkoutCopy.title], noindex: true });
}

export default function UserAccountScreen({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { viewer } = useFrame();
  const pending = useNavigation().state === 'submitting';
  return (
    <StepFrame view={view} title={copy.title}>
      {viewer.kind === 'signed-in' ? (
        <SignedInNote viewer={viewer} />
      ) : (
        <GuestEmailForm email={view.cart.email} answer={actionData} pending={pending} />
      )}
    </StepFrame>
  );
}
