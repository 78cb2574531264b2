import { useNavigation } from 'react-router';
import { loadShippingAddress, saveShippingAddress } from '../../actions/checkout/shipping-address.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { shippingAddressCopy as copy } from '../../features/checkout/copy.ts';
import { ShippingAddressForm } from '../../features/checkout/shipping/shipping-address-form.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/shipping-address-screen.ts';

/** Also the data of the panel, which asks this address when it opens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadShippingAddress(context, request);
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveShippingAddress(context, await readForm(request));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function ShippingAddressScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p>{loaderData.isSignedIn ? copy.intro : copy.estimateIntro}</p>
      <ShippingAddressForm page={loaderData} answer={actionData} pending={pending} />
    </Page>
  );
}
