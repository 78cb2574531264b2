import { lifetimeOf } from '@nuancier/domain/site/notices.ts';
import type { Notice } from '@nuancier/domain/site/notices.ts';

/** Lets a notice go when its time is up; a persistent one has none. The answer keeps it. */
export function expireNotice(
  notice: Pick<Notice, 'id' | 'persist'>,
  dismiss: (id: string) => void,
): () => void {
  const lifetime = lifetimeOf(notice);
  if (lifetime === null) return () => undefined;
  const timer = setTimeout(() => dismiss(notice.id), lifetime);
  return () => clearTimeout(timer);
}
