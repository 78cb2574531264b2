import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { todayWork, waitingAmong } from '../../request/today-work.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { selectFailedWebhooks } from '../webhooks/webhooks-today-store.ts';
import { filesInHand } from './files-in-hand.ts';
import { shopJobs } from './shop-jobs.ts';

const SHOWN_DAYS = 7;

export function failedWebhooks({ staff, db, now }: IntegrationDesk): Promise<TodayWork | null> {
  const since = new Date(now().getTime() - SHOWN_DAYS * DAY_MS);
  return todayWork(staff, 'failed_webhooks', () => selectFailedWebhooks(db, since));
}

export function failedJobs(context: IntegrationDesk): Promise<TodayWork | null> {
  return todayWork(context.staff, 'failed_jobs', async () => {
    const jobs = await shopJobs(context);
    const failed = jobs.filter(({ state }) => state === 'failed' || state === 'again');
    return waitingAmong(
      failed.map(({ name, title, error, last_at: at }) => ({
        key: name,
        title,
        detail: error ?? null,
        at: at == null ? null : new Date(at),
        day: null,
        cents: null,
      })),
    );
  });
}

/** Of one's kinds, tried and not published. */
export function waitingFiles(context: IntegrationDesk): Promise<TodayWork | null> {
  return todayWork(context.staff, 'waiting_files', async () => {
    const files = await filesInHand(context);
    return waitingAmong(
      files
        .filter((file) => file.may_publish)
        .map((file) => ({
          key: file.id,
          title: file.file_name,
          detail: file.kind_title,
          at: new Date(file.received_at),
          day: null,
          cents: null,
        })),
    );
  });
}
