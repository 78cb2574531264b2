import { Link } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CampaignChoicesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { CampaignForm } from '../../features/pricing/campaign-form.tsx';
import { valuesOf } from '../../features/pricing/campaign-values.ts';
import { campaignsCopy as copy } from '../../features/pricing/campaigns-copy.ts';
import styles from '../../features/pricing/pricing.module.css';
import { campaignOf, numberOf } from './campaign-of.server.ts';
import { onlyWriters } from './only-writers.server.ts';
import { saveCampaign } from './save-campaign.server.ts';
import type { Route } from './+types/change-campaign-screen';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  onlyWriters(context, 'saveCampaign');
  const campaign = await campaignOf(context, id);
  const { campaignChoices } = await context.get(backendContext).ask(CampaignChoicesDocument, {});
  return { choices: campaignChoices, campaign };
}

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return saveCampaign(request, context, numberOf(id));
}

export default function ChangeCampaignScreen({
  loaderData: { choices, campaign },
  actionData,
}: Route.ComponentProps) {
  const title = copy.form.changeTitle(campaign.row.name);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.campaign(campaign.row.id)} className={styles.link}>
          {copy.toCampaign}
        </Link>
        <h1>{title}</h1>
        <p>{copy.form.says}</p>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <CampaignForm
          choices={choices}
          known={valuesOf(campaign)}
          revision={campaign.revision}
          answer={actionData}
        />
      </div>
    </Page>
  );
}
