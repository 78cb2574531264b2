import { redirect, useNavigation } from 'react-router';
import { CreateAddressDocument } from '../../../../generated/documents.ts';
import { hasFaults, notAccepted, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readAddress } from '../../../actions/customers/read-address.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../../backend/request-context.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { addressCopy } from '../../../features/customers/addresses/address-copy.ts';
import { AddressForm } from '../../../features/customers/addresses/address-form.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/create-address-screen.ts';

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in') return { known: {}, mayShare: false };
  const { firstname, lastname, company } = viewer;
  const known = { firstname, lastname, company: company?.name ?? null };
  return { known, mayShare: viewer.role === 'Dirigeant' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, values, faults } = readAddress(await readForm(request));
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const asked = await orRefusal(context.get(backendContext).mutate(CreateAddressDocument, { input }));
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  return redirect(paths['customer-addresses']());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [addressCopy.add, accountCopy.title], noindex: true });
}

export default function CreateAddressScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <h1>{addressCopy.add}</h1>
      <AddressForm {...loaderData} answer={actionData} pending={pending} />
    </Page>
  );
}
