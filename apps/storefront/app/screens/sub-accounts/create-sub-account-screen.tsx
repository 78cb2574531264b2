import { redirect, useNavigation } from 'react-router';
import { CreateSubAccountDocument } from '../../../generated/documents.ts';
import { hasFaults, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { readSubAccount } from '../../actions/sub-accounts/read-sub-account.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { subAccountsCopy as copy } from '../../features/sub-accounts/copy.ts';
import { SubAccountForm } from '../../features/sub-accounts/sub-account-form.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/create-sub-account-screen.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const read = readSubAccount(await readForm(request), { isNew: true });
  const { person, email, rights, limits, values, faults } = read;
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const input = { ...person, email, rights, ...limits };
  const asked = await orRefusal(context.get(backendContext).mutate(CreateSubAccountDocument, { input }));
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  const id = asked.done.createSubAccountCustomer?.id ?? '';
  return redirect(`${paths['customer-my-sub-accounts']()}?cree=${encodeURIComponent(id)}`);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.create, accountCopy.title], noindex: true });
}

export default function CreateSubAccountScreen({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <h1>{copy.create}</h1>
      <Card>
        <SubAccountForm answer={actionData} pending={pending} />
      </Card>
    </Page>
  );
}
