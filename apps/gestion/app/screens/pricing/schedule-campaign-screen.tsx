import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ScheduleCampaignDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { readCount } from '../../features/office/read-figures.ts';
import { daysWords } from '../../features/pricing/campaign-words.ts';
import { campaignsCopy } from '../../features/pricing/campaigns-copy.ts';
import { campaignOf, numberOf } from './campaign-of.server.ts';
import { onlyWriters } from './only-writers.server.ts';
import type { Route } from './+types/schedule-campaign-screen';

const { scheduling: copy, faults: faultWords, toCampaign } = campaignsCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  onlyWriters(context, 'scheduleCampaign');
  const { row, may, revision, fit, articles, shown } = await campaignOf(context, id, { faulty: true });
  const isOpen = may.includes('scheduleCampaign');
  const says = fit === 0 ? copy.none : copy.says(fit, daysWords(row));
  const page = { row, revision, isOpen, actKey: randomUUID() };
  return { ...page, says: isOpen ? says : copy.closed, left: articles - fit, named: shown };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const leaveOut = formText(form, 'sans') === 'oui';
  const revision = readCount(formText(form, 'revision')) ?? 0;
  const asked = await orRefusal(
    context.get(backendContext).ask(ScheduleCampaignDocument, { id: numberOf(id), revision, leaveOut }),
  );
  if ('refusal' in asked)
    return notAccepted<'sans'>({
      values: { sans: leaveOut ? 'oui' : '' },
      faults: {},
      refusal: asked.refusal,
    });
  throw redirect(`${paths.campaign(numberOf(id))}?fait=programmee`);
}

export default function ScheduleCampaignScreen({
  loaderData: { row, revision, isOpen, says, left, named, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={{ to: paths.campaign(row.id), label: toCampaign }}
      title={copy.title(row.name)}
      says={says}
      confirm={isOpen ? copy.confirm : null}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="revision" value={revision} />
      {left > 0 && (
        <>
          <p>{copy.left(left)}</p>
          <ul>
            {named.map(({ sku, name, conditioning, fault }) => (
              <li key={sku}>
                {`${name}, ${conditioning} (${sku})\u00A0: ${fault === null ? '' : faultWords[fault]}`}
              </li>
            ))}
            {left > named.length && <li>{campaignsCopy.andMore(left - named.length)}</li>}
          </ul>
          <Checkbox
            name="sans"
            value="oui"
            label={copy.leaveOut(left)}
            defaultChecked={actionData?.values.sans === 'oui'}
          />
        </>
      )}
    </ConfirmPage>
  );
}
