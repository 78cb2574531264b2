import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { SaveCampaignDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { readCount } from '../../features/office/read-figures.ts';
import { readCampaign, typedValues } from '../../features/pricing/campaign-values.ts';
import type { CampaignField } from '../../features/pricing/campaign-values.ts';

/** `id`: none of a new one. */
export async function saveCampaign(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: number | null,
) {
  const form = await readForm(request);
  const values = typedValues(form);
  const read = readCampaign(values);
  if ('faults' in read) return notAccepted<CampaignField>({ values, faults: read.faults, refusal: null });
  const revision = id === null ? null : (readCount(formText(form, 'revision')) ?? 0);
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        SaveCampaignDocument,
        { id, revision, input: read.input },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked) {
    const { refusal } = asked;
    const faults = refusal.key === 'CAMPAIGN_REFERENCES' ? { references: refusal.message } : {};
    return notAccepted<CampaignField>({ values, faults, refusal });
  }
  throw redirect(`${paths.campaign(asked.done.saveCampaign.row.id)}?fait=enregistree`);
}
