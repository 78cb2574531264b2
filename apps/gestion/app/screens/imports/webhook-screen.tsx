import { data, Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { formatDate } from '@nuancier/ui/text/format.ts';
import {
  RotateWebhookSecretDocument,
  SwitchWebhookDocument,
  TestWebhookDocument,
  WebhookDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { CallsTable } from '../../features/imports/calls-table.tsx';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { PASSWORD_FIELD, PasswordAgain } from '../../features/imports/password-again.tsx';
import { ShownOnce } from '../../features/imports/shown-once.tsx';
import { systemsCopy } from '../../features/imports/systems-copy.ts';
import styles from '../../features/imports/imports-frame.module.css';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { ListPages } from '../../features/office/list-pages.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { readCount } from '../../features/office/read-figures.ts';
import { StateTabs } from '../../features/office/state-tabs.tsx';
import type { Route } from './+types/webhook-screen';

const { webhooks: copy } = systemsCopy;

const CALL_TABS = ['tous', 'given_up', 'waiting', 'received'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  const address = new URL(request.url).searchParams;
  const tab = CALL_TABS.find((one) => one === address.get('etat')) ?? 'tous';
  const after = address.get('apres');
  const { webhook } = await context
    .get(backendContext)
    .ask(WebhookDocument, { id: idIn(params.id), calls: tab === 'tous' ? null : tab, after });
  if (webhook === null) throw data(null, { status: 404 });
  const replayed = readCount(address.get('fait') ?? '');
  return { webhook, tab, after, replayed, mayChange: mayDo(role, 'switchWebhook'), tabs: tabsOf(role) };
}

/** Answered in place: what was tried, how many go again, and a secret that is shown this once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const act = Object.hasOwn(ACTS, formText(form, 'intent')) ? ACTS[formText(form, 'intent')] : undefined;
  if (act === undefined) throw data(null, { status: 400 });
  const asked = await orRefusal(
    act(context.get(backendContext).ask, idIn(params.id), {
      password: formText(form, PASSWORD_FIELD),
    }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  return asked.done;
}

type Told = { note: string | null; secret: string | null };
type Typed = { password: string };
type Act = (ask: Backend['ask'], id: number, typed: Typed) => Promise<Told>;

const ACTS: Readonly<Record<string, Act>> = {
  async essayer(ask, id) {
    const { testWebhook } = await ask(TestWebhookDocument, { id });
    const { received, status, error } = testWebhook;
    return { note: received ? copy.received(status) : copy.notReceived(error ?? ''), secret: null };
  },
  async secret(ask, id, { password }) {
    const { rotateWebhookSecret } = await ask(RotateWebhookSecretDocument, { id, password });
    return { note: null, secret: rotateWebhookSecret.secret };
  },
  arreter: (ask, id) => turn(ask, id, false),
  reprendre: (ask, id) => turn(ask, id, true),
};

async function turn(ask: Backend['ask'], id: number, on: boolean): Promise<Told> {
  await ask(SwitchWebhookDocument, { id, on });
  return { note: copy.switched, secret: null };
}

function idIn(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export default function WebhookScreen({
  loaderData: { webhook, tab, after, replayed, mayChange, tabs },
  actionData,
}: Route.ComponentProps) {
  const told = actionData && 'note' in actionData ? actionData : null;
  const answer = actionData && 'values' in actionData ? actionData : undefined;
  const isOn = webhook.stopped_at === null;
  return (
    <ImportsFrame title={webhook.name} tabs={tabs} current="webhooks">
      <OutcomeNote done={replayed === null ? null : copy.replayed(replayed)} answered={told?.note} />
      <FormRefusal title={systemsCopy.refused} refusal={answer?.refusal} />
      {told?.secret && <ShownOnce says={copy.made} secret={told.secret} />}
      <Card className={styles.section}>
        <p className={styles.code}>{webhook.url}</p>
        <p>{webhook.types?.join(', ') ?? copy.every}</p>
        <p>
          <Badge look={isOn ? 'success' : 'danger'}>{isOn ? copy.called : copy.stopped}</Badge>{' '}
          {webhook.stopped_at !== null &&
            copy.stoppedFor(webhook.stopped_for ?? '', formatDate(new Date(webhook.stopped_at)))}
        </p>
        {mayChange && (
          <OfficeForm aria-label={copy.acts} className={styles.row}>
            <Press intent="essayer" label={copy.test} />
            {isOn ? (
              <Press intent="arreter" label={copy.stop} />
            ) : (
              <Press intent="reprendre" label={copy.start} />
            )}
            <ButtonLink to={paths.replayingWebhook(webhook.id)} look="secondary">
              {copy.replayAll}
            </ButtonLink>
          </OfficeForm>
        )}
        {mayChange && (
          <OfficeForm aria-label={copy.rotate} className={searchRow.fields}>
            <PasswordAgain />
            <Press intent="secret" label={copy.rotate} />
          </OfficeForm>
        )}
      </Card>
      <section className={styles.section}>
        <h2>{copy.log}</h2>
        <StateTabs label={copy.log} states={CALL_TABS} current={tab} words={copy.callTabs} />
        {webhook.calls.length === 0 ? (
          <EmptyState title={tab === 'tous' ? copy.noCall : copy.noneOfState} />
        ) : (
          <CallsTable webhook={webhook.id} calls={webhook.calls} mayChange={mayChange} />
        )}
        <ListPages state={tab} after={after} next={webhook.next} />
      </section>
      <Link to={paths.webhooks()} className={styles.link}>
        {copy.back}
      </Link>
    </ImportsFrame>
  );
}

function Press({ intent, label }: { intent: string; label: string }) {
  return (
    <Button type="submit" name="intent" value={intent} look="secondary">
      {label}
    </Button>
  );
}
