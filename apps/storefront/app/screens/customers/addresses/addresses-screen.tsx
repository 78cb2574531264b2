import MapPin from 'lucide-react/icons/map-pin';
import { redirect } from 'react-router';
import { AddressesDocument, DeleteAddressDocument } from '../../../../generated/documents.ts';
import { answered } from '../../../backend/answered.server.ts';
import { formText, notAccepted, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../../backend/request-context.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { AddressCard } from '../../../features/customers/addresses/address-card.tsx';
import { addressCopy } from '../../../features/customers/addresses/address-copy.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/addresses-screen.ts';
import styles from './addresses-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { getCustomerAddresses } = await context.get(backendContext).query(AddressesDocument, {});
  const viewer = context.get(viewerContext);
  return {
    addresses: answered(getCustomerAddresses, 'getCustomerAddresses'),
    isShared: viewer.kind === 'signed-in' && viewer.role === 'Dirigeant',
  };
}

/** The one thing that is done on this page: an address is deleted. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = Number(formText(await readForm(request), 'id'));
  const asked = await orRefusal(
    context.get(backendContext).mutate(DeleteAddressDocument, { id: Number.isSafeInteger(id) ? id : 0 }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  return redirect(paths['customer-addresses']());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [addressCopy.title, accountCopy.title], noindex: true });
}

const title = { text: addressCopy.deleteErrorTitle, key: addressCopy.deleteErrorTitle };

export default function AddressesScreen({ loaderData, actionData }: Route.ComponentProps) {
  useRefusedForm(actionData, title);
  const { addresses, isShared } = loaderData;
  const add = <ButtonLink to={paths['customer-address-create']()}>{addressCopy.add}</ButtonLink>;
  return (
    <Page>
      <h1>{addressCopy.title}</h1>
      {isShared && <p>{addressCopy.shared}</p>}
      <FormRefusal title={title} refusal={actionData?.refusal} />
      {addresses.length === 0 ? (
        <EmptyState icon={<MapPin aria-hidden="true" size={48} />} title={addressCopy.none} action={add}>
          <p>{addressCopy.noneHelp}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.add}>{add}</p>
          <div className={styles.cards}>
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}
