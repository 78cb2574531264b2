import { randomUUID } from 'node:crypto';
import { Link } from 'react-router';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CampaignChoicesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { CampaignForm } from '../../features/pricing/campaign-form.tsx';
import { newCampaign } from '../../features/pricing/campaign-values.ts';
import { campaignsCopy as copy } from '../../features/pricing/campaigns-copy.ts';
import styles from '../../features/pricing/pricing.module.css';
import { onlyWriters } from './only-writers.server.ts';
import { saveCampaign } from './save-campaign.server.ts';
import type { Route } from './+types/new-campaign-screen';

export async function loader({ context }: Route.LoaderArgs) {
  onlyWriters(context, 'saveCampaign');
  const { campaignChoices } = await context.get(backendContext).ask(CampaignChoicesDocument, {});
  return {
    choices: campaignChoices,
    known: newCampaign(localMoment(new Date()).date),
    actKey: randomUUID(),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return saveCampaign(request, context, null);
}

export default function NewCampaignScreen({
  loaderData: { choices, known, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.form.newTitle} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.campaigns()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{copy.form.newTitle}</h1>
        <p>{copy.form.says}</p>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <CampaignForm choices={choices} known={known} actKey={actKey} answer={actionData} />
      </div>
    </Page>
  );
}
