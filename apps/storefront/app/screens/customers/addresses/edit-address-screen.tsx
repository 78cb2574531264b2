import { redirect, useNavigation } from 'react-router';
import { AddressesDocument, UpdateAddressDocument } from '../../../../generated/documents.ts';
import { answered } from '../../../backend/answered.server.ts';
import { hasFaults, notAccepted, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { notFound } from '../../../backend/not-found.server.ts';
import { readAddress } from '../../../actions/customers/read-address.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../../backend/request-context.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { addressCopy } from '../../../features/customers/addresses/address-copy.ts';
import { AddressForm } from '../../../features/customers/addresses/address-form.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/edit-address-screen.ts';

/** Only among one's own: another's address is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { getCustomerAddresses } = await context.get(backendContext).query(AddressesDocument, {});
  const known = answered(getCustomerAddresses, 'getCustomerAddresses').find(
    (address) => String(address.id) === params.addressId,
  );
  if (!known) throw notFound('This page could not be found');
  const viewer = context.get(viewerContext);
  return { known, mayShare: viewer.kind === 'signed-in' && viewer.role === 'Dirigeant' };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { input, values, faults } = readAddress(await readForm(request));
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  if (!/^\d{1,9}$/.test(params.addressId)) throw notFound('This page could not be found');
  const id = Number(params.addressId);
  const asked = await orRefusal(context.get(backendContext).mutate(UpdateAddressDocument, { id, input }));
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  return redirect(paths['customer-addresses']());
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { label, street, city } = loaderData?.known ?? {};
  const place = label || [street?.[0], city].filter(Boolean).join(', ');
  return pageMeta(matches, { title: [addressCopy.editTitle, place, accountCopy.title], noindex: true });
}

export default function EditAddressScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <h1>{addressCopy.editTitle}</h1>
      <AddressForm {...loaderData} answer={actionData} pending={pending} />
    </Page>
  );
}
