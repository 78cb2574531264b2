import { data, Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { EnableStaffDocument, ResendInvitationDocument, TeamDocument } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { readStore, storeSaid } from '../../features/office/one-store/one-store-address.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { teamCopy as copy } from '../../features/staff/team-copy.ts';
import { mayPlaceMember } from '../../features/staff/team-reach.ts';
import { TeamTable } from '../../features/staff/team-table.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './team-screen.module.css';
import type { Route } from './+types/team-screen';

const STATES = ['active', 'invited', 'disabled'] as const;

type Act = {
  of: (ask: Backend['ask'], id: string) => Promise<unknown>;
  done: keyof typeof copy.done;
};

const ACTS: Readonly<Record<string, Act>> = {
  resend: { of: (ask, id) => ask(ResendInvitationDocument, { id }), done: 'renvoyee' },
  enable: { of: (ask, id) => ask(EnableStaffDocument, { id }), done: 'rouverte' },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const search = address.get('q')?.trim() || null;
  const narrowed = {
    search,
    role: STAFF_ROLES.find((one) => one === address.get('role')) ?? null,
    store: readStore(address),
    state: STATES.find((one) => one === address.get('etat')) ?? null,
  };
  const { ask } = context.get(backendContext);
  const { person } = context.get(staffContext);
  const [{ team }, stores] = await Promise.all([
    ask(TeamDocument, { ...narrowed, after: address.get('apres') }),
    listedStores(context),
  ]);
  const role = person?.role;
  return {
    changeable: team.items.filter((one) => person && mayPlaceMember(person, one)).map(({ id }) => id),
    narrowed,
    stores,
    team,
    mayChange: role !== undefined && scopeOf('inviteStaff', role) !== null,
    mayUnlink: role !== undefined && scopeOf('unlinkStaffDirectory', role) !== null,
    done: Object.entries(copy.done).find(([name]) => name === address.get('fait'))?.[1] ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = formText(form, 'intent');
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined;
  if (act === undefined) throw data(null, { status: 400 });
  const asked = await orRefusal(act.of(context.get(backendContext).ask, formText(form, 'personne')));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.team()}?fait=${act.done}`);
}

export default function TeamScreen({
  loaderData: { narrowed, stores, team, changeable, mayChange, mayUnlink, done },
  actionData,
}: Route.ComponentProps) {
  const { search, role, store, state } = narrowed;
  const asked = new URLSearchParams(
    Object.entries({ q: search, role, ...storeSaid(store), etat: state }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.team}>
        <div className={styles.head}>
          <h1>{copy.title}</h1>
          <ButtonLink to={paths.roles()} look="secondary">
            {copy.rolesPage.title}
          </ButtonLink>
          {mayChange && <ButtonLink to={paths.invite()}>{copy.invite}</ButtonLink>}
        </div>
        <OutcomeNote done={done} />
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <Form method="get" role="search" className={searchRow.search}>
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={search ?? ''} />}
          </Field>
          <Field label={copy.columns.role}>
            {(control) => (
              <Select
                {...control}
                name="role"
                defaultValue={role ?? ''}
                options={[
                  { value: '', label: copy.every },
                  ...STAFF_ROLES.map((one) => ({ value: one, label: officeCopy.roles[one] })),
                ]}
              />
            )}
          </Field>
          <OneStoreField store={store} stores={stores} />
          <Field label={copy.columns.state}>
            {(control) => (
              <Select
                {...control}
                name="etat"
                defaultValue={state ?? ''}
                options={[
                  { value: '', label: copy.every },
                  ...STATES.map((one) => ({ value: one, label: copy.states[one] })),
                ]}
              />
            )}
          </Field>
          <Button type="submit" look="secondary">
            {copy.search}
          </Button>
        </Form>
        {team.items.length === 0 ? (
          <EmptyState title={copy.noMatch} action={<Link to={paths.team()}>{copy.form.keep}</Link>} />
        ) : (
          <TeamTable
            members={team.items}
            changeable={changeable}
            mayChange={mayChange}
            mayUnlink={mayUnlink}
          />
        )}
        {team.next !== null && (
          <Link to={`?${new URLSearchParams([...asked, ['apres', team.next]])}`}>{copy.more}</Link>
        )}
        {team.items.length > 0 && (
          <a href={listFile('equipe.csv', { ...narrowed })} download>
            {listPagesCopy.csv}
          </a>
        )}
      </div>
    </Page>
  );
}
