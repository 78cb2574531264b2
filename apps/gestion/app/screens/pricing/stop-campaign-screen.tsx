import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { StopCampaignDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { readCount } from '../../features/office/read-figures.ts';
import { campaignsCopy } from '../../features/pricing/campaigns-copy.ts';
import { campaignOf, numberOf } from './campaign-of.server.ts';
import { onlyWriters } from './only-writers.server.ts';
import type { Route } from './+types/stop-campaign-screen';

const { stopping: copy, toCampaign } = campaignsCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  onlyWriters(context, 'stopCampaign');
  const { row, may, revision, articles } = await campaignOf(context, id);
  const isOpen = may.includes('stopCampaign');
  return { row, revision, articles, isOpen, actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const revision = readCount(formText(form, 'revision')) ?? 0;
  const asked = await orRefusal(
    context.get(backendContext).ask(StopCampaignDocument, { id: numberOf(id), revision }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.campaign(numberOf(id))}?fait=arretee`);
}

export default function StopCampaignScreen({
  loaderData: { row, revision, articles, isOpen, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={{ to: paths.campaign(row.id), label: toCampaign }}
      title={copy.title(row.name)}
      says={saysOf(row.phase, articles)}
      confirm={isOpen ? copy.confirm : null}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="revision" value={revision} />
    </ConfirmPage>
  );
}

function saysOf(phase: Route.ComponentProps['loaderData']['row']['phase'], articles: number): string {
  if (phase === 'a_venir') return copy.coming;
  return phase === 'en_cours' ? copy.running(articles) : copy.closed;
}
