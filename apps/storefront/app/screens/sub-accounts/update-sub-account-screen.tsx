import { redirect, useNavigation } from 'react-router';
import { SubAccountDocument, UpdateSubAccountDocument } from '../../../generated/documents.ts';
import { hasFaults, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { readSubAccount } from '../../actions/sub-accounts/read-sub-account.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { subAccountsCopy as copy } from '../../features/sub-accounts/copy.ts';
import { RemoveSubAccountForm } from '../../features/sub-accounts/remove-sub-account-form.tsx';
import { SubAccountForm } from '../../features/sub-accounts/sub-account-form.tsx';
import { REMOVE_ID } from '../../features/sub-accounts/sub-account-list.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/update-sub-account-screen.ts';
import styles from './update-sub-account-screen.module.css';

/** Only among those of one's own company: another's is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const variables = { id: params.subAccountId };
  const found = await orMissing(context.get(backendContext).query(SubAccountDocument, variables));
  if (!found?.getSubAccount) throw notFound('This page could not be found');
  return { account: found.getSubAccount };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const read = readSubAccount(await readForm(request), { isNew: false });
  const { person, rights, limits, values, faults } = read;
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const variables = { id: params.subAccountId, input: { ...person, rights, ...limits } };
  const asked = await orRefusal(context.get(backendContext).mutate(UpdateSubAccountDocument, variables));
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  return redirect(`${paths['customer-my-sub-accounts']()}?fait=modifie`);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.edit, accountCopy.title], noindex: true });
}

export default function UpdateSubAccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { account } = loaderData;
  const name = `${account.firstname} ${account.lastname}`;
  return (
    <Page>
      <h1>{copy.editOf(name)}</h1>
      <p className={styles.email}>{account.email}</p>
      <Card>
        <SubAccountForm known={account} answer={actionData} pending={pending} />
      </Card>
      <Card id={REMOVE_ID} className={styles.removal}>
        <h2>{copy.removeTitle}</h2>
        <p>{copy.removeText(name)}</p>
        <RemoveSubAccountForm id={account.id} />
      </Card>
    </Page>
  );
}
