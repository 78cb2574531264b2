import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { ReplayWebhookDocument, WebhookReplayDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { mayDo } from '../../features/imports/imports-tabs.ts';
import { systemsCopy } from '../../features/imports/systems-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { readCount } from '../../features/office/read-figures.ts';
import type { Route } from './+types/replay-screen';

const { replaying: copy } = systemsCopy;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Who reads only has no page of an act.
  if (!mayDo(context.get(staffContext).person?.role, 'replayWebhook')) throw data(null, { status: 404 });
  const from = new URL(request.url).searchParams.get('depuis') || null;
  const { webhook, webhookReplay } = await context
    .get(backendContext)
    .ask(WebhookReplayDocument, { id: readCount(params.id) ?? 0, from });
  if (webhook === null) throw data(null, { status: 404 });
  return { webhook, from, ...webhookReplay, actKey: randomUUID() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const id = readCount(params.id) ?? 0;
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        ReplayWebhookDocument,
        { id, from: formText(form, 'depuis') || null },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.webhook(id)}?fait=${asked.done.replayWebhook}`);
}

export default function ReplayScreen({
  loaderData: { webhook, from, count, more, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={{ to: paths.webhook(webhook.id), label: copy.back }}
      title={from === null ? copy.allTitle(webhook.name) : copy.title(webhook.name)}
      says={count === 0 ? copy.nothing : copy.says(count, more)}
      confirm={count === 0 ? null : copy.confirm(count, more)}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      {from !== null && <input type="hidden" name="depuis" value={from} />}
    </ConfirmPage>
  );
}
