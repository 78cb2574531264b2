import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { CampaignArticles } from '../../features/pricing/campaign-articles.tsx';
import { CampaignRule } from '../../features/pricing/campaign-rule.tsx';
import { daysWords, valueWords } from '../../features/pricing/campaign-words.ts';
import { campaignsCopy as copy, doneWords } from '../../features/pricing/campaigns-copy.ts';
import { PhaseBadge } from '../../features/pricing/phase-badge.tsx';
import styles from '../../features/pricing/pricing.module.css';
import { campaignOf } from './campaign-of.server.ts';
import type { Route } from './+types/campaign-screen';

const MOST_ARTICLES = 10_000;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const faulty = address.get('ecartes') === 'oui';
  const after = address.get('apres');
  return { campaign: await campaignOf(context, id, { faulty, after }), faulty, done: doneWords(address) };
}

export default function CampaignScreen({ loaderData: { campaign, faulty, done } }: Route.ComponentProps) {
  const { row, rule, articles, fit, faults, shown, next, may } = campaign;
  const isDraft = row.phase === 'brouillon';
  return (
    <Page>
      <title>{`${row.name} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.campaigns()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{row.name}</h1>
        <p>
          <PhaseBadge {...row} />
        </p>
        <p>{`${copy.kinds[row.kind]} ${daysWords(row)}\u00A0: ${valueWords(row)}`}</p>
        <p>{copy.by(row.changed_by, formatMoment(new Date(row.changed_at)))}</p>
        <OutcomeNote done={done} />
        {may.length > 0 && (
          <div className={styles.acts}>
            {may.includes('scheduleCampaign') && fit > 0 && (
              <ButtonLink to={paths.schedulingCampaign(row.id)}>{copy.acts.schedule}</ButtonLink>
            )}
            {may.includes('saveCampaign') && (
              <ButtonLink to={paths.changingCampaign(row.id)} look="secondary">
                {copy.acts.change}
              </ButtonLink>
            )}
            {may.includes('discardCampaign') && (
              <ButtonLink to={paths.discardingCampaign(row.id)} look="secondary">
                {copy.acts.discard}
              </ButtonLink>
            )}
            {may.includes('stopCampaign') && (
              <ButtonLink to={paths.stoppingCampaign(row.id)}>{copy.acts.stop}</ButtonLink>
            )}
          </div>
        )}
        <h2>{copy.rule}</h2>
        <CampaignRule rule={rule} />
        <p>{isDraft ? copy.found(articles, fit) : copy.announced(articles)}</p>
        {articles > MOST_ARTICLES && <p>{copy.tooMany}</p>}
        {faults.length > 0 && (
          <ul>
            {faults.map(({ fault, count }) => (
              <li key={fault}>{copy.faultCount(count, copy.faults[fault])}</li>
            ))}
          </ul>
        )}
        <p>{copy.thirtyDays}</p>
        {isDraft && fit < articles && (
          <Link to={faulty ? at({}) : at({ ecartes: 'oui' })} className={styles.link}>
            {faulty ? copy.allArticles : copy.onlyFaulty}
          </Link>
        )}
        {shown.length > 0 && <CampaignArticles shown={shown} phase={row.phase} />}
        {next !== null && (
          <nav aria-label={copy.pages}>
            <Link to={at({ ...(faulty && { ecartes: 'oui' }), apres: next })} className={styles.link}>
              {copy.next}
            </Link>
          </nav>
        )}
      </div>
    </Page>
  );
}

function at(asked: Record<string, string>): string {
  return `?${new URLSearchParams(asked)}`;
}
