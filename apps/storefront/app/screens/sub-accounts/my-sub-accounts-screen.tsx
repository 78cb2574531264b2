import Users from 'lucide-react/icons/users';
import { data, redirect } from 'react-router';
import {
  RemoveSubAccountDocument,
  ResendInvitationDocument,
  ResumeSubAccountDocument,
  SubAccountsDocument,
  SuspendSubAccountDocument,
} from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { subAccountsCopy as copy } from '../../features/sub-accounts/copy.ts';
import { SubAccountList } from '../../features/sub-accounts/sub-account-list.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/my-sub-accounts-screen.ts';
import styles from './my-sub-accounts-screen.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { getListSubAccount: accounts } = await context.get(backendContext).query(SubAccountsDocument, {});
  const asked = new URL(request.url).searchParams;
  // Only an address of an existing account is shown: a link must not inject text into this page.
  const created = accounts?.find(({ id }) => id === asked.get('cree'));
  const done = created ? copy.created(created.email) : (doneTexts.get(asked.get('fait') ?? '') ?? null);
  return { accounts: accounts ?? [], done };
}

const doneTexts: ReadonlyMap<string, string> = new Map([
  ['modifie', copy.updated],
  ['supprime', copy.deleted],
  ['suspendu', copy.suspendedOk],
  ['reactive', copy.resumedOk],
  ['renvoye', copy.resentOk],
]);

/** What is done on this page, by the form's `intent`. */
const acts: ReadonlyMap<string, { ask: (backend: Backend, id: string) => Promise<unknown>; done: string }> =
  new Map([
    ['remove', { ask: (backend, id) => backend.mutate(RemoveSubAccountDocument, { id }), done: 'supprime' }],
    [
      'suspend',
      { ask: (backend, id) => backend.mutate(SuspendSubAccountDocument, { id }), done: 'suspendu' },
    ],
    ['resume', { ask: (backend, id) => backend.mutate(ResumeSubAccountDocument, { id }), done: 'reactive' }],
    ['resend', { ask: (backend, id) => backend.mutate(ResendInvitationDocument, { id }), done: 'renvoye' }],
  ]);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const act = acts.get(formText(form, 'intent'));
  if (act === undefined) throw data(null, 400);
  const asked = await orRefusal(act.ask(context.get(backendContext), formText(form, 'id')));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  return redirect(`${paths['customer-my-sub-accounts']()}?fait=${act.done}`);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title, accountCopy.title], noindex: true });
}

const title = { text: copy.actErrorTitle, key: copy.actErrorTitle };

export default function MySubAccountsScreen({ loaderData, actionData }: Route.ComponentProps) {
  useRefusedForm(actionData, title);
  const { accounts, done } = loaderData;
  const create = <ButtonLink to={paths['customer-create-sub-accounts']()}>{copy.create}</ButtonLink>;
  return (
    <Page>
      <h1>{copy.title}</h1>
      <DoneNote text={done} />
      <FormRefusal title={title} refusal={actionData?.refusal} />
      {accounts.length === 0 ? (
        <EmptyState icon={<Users aria-hidden="true" size={48} />} title={copy.none} action={create}>
          <p>{copy.noneHelp}</p>
        </EmptyState>
      ) : (
        <>
          <p>{copy.intro}</p>
          <p className={styles.create}>{create}</p>
          <SubAccountList accounts={accounts} />
        </>
      )}
    </Page>
  );
}
