import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { todayWork, waitingAmong } from '../../request/today-work.ts';
import { selectCampaigns } from '../campaigns/campaign-store.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import { valueOf } from '../campaigns/campaign-value.ts';
import { selectCampaignsIn } from '../campaigns/campaigns-today-store.ts';
import { judgedArticles } from '../campaigns/judged-articles.ts';
import type { PricingDeskContext } from '../pricing-context.ts';

/** Each is judged against every price of its articles: the latest are those somebody works on. */
const JUDGED_DRAFTS = 10;

export function campaignsToday(
  { staff, db, now }: PricingDeskContext,
  part: 'running_campaigns' | 'coming_campaigns',
): Promise<TodayWork | null> {
  const phase = part === 'running_campaigns' ? 'en_cours' : 'a_venir';
  return todayWork(
    staff,
    part,
    () => selectCampaignsIn(db, phase, localMoment(now()).date),
    ({ detail }) => ({ detail: articles(Number(detail)) }),
  );
}

/** Drafts with articles that the thirty days before do not allow to be announced. */
export function refusedCampaigns({ staff, db, now }: PricingDeskContext): Promise<TodayWork | null> {
  return todayWork(staff, 'refused_campaigns', async () => {
    const today = localMoment(now()).date;
    const filter = { phase: 'brouillon', words: [], today } as const;
    const drafts = await selectCampaigns(db, filter, { after: null, limit: JUDGED_DRAFTS });
    const refusedIn = async (draft: CampaignRecord) => {
      const judged = await judgedArticles(db, { ...draft, value: valueOf(draft) }, today);
      const refused = judged.filter(
        ({ fault }) => fault === 'not-below-lowest' || fault === 'no-price-before',
      ).length;
      return { draft, refused, all: judged.length };
    };
    const judged = await Promise.all(drafts.map(refusedIn));
    return waitingAmong(
      judged
        .filter(({ refused }) => refused > 0)
        .map(({ draft, refused, all }) => ({
          key: String(draft.id),
          title: draft.name,
          detail: `${refused} sur ${articles(all)}`,
          at: draft.changedAt,
          day: draft.from,
          cents: null,
        })),
    );
  });
}

function articles(count: number): string {
  return `${count}\u00A0article${count > 1 ? 's' : ''}`;
}
