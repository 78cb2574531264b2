// Which notices are on screen. Time and ids come from outside.

export const MAX_NOTICES = 3;
export const NOTICE_LIFETIME_MS = 3000;

export type NoticeType = 'success' | 'warning' | 'danger' | 'info';

export type Notice = {
  icon: string | null;
  id: string;
  message: string;
  /** Stays until it is dismissed. */
  persist: boolean;
  title: string | null;
  /** The specification's English original of the title. */
  titleKey?: string;
  type: NoticeType;
};

export type NoticeEvent = { kind: 'send'; notice: Notice } | { kind: 'dismiss'; id: string };

export function reduceNotices(shown: readonly Notice[], event: NoticeEvent): readonly Notice[] {
  if (event.kind === 'dismiss') return shown.filter((notice) => notice.id !== event.id);
  if (shown.some((notice) => notice.message === event.notice.message)) return shown;
  if (shown.length < MAX_NOTICES) return [...shown, event.notice];
  // The oldest passing notice gives way first: a persistent one has not been read yet.
  const leaving = shown.find((notice) => !notice.persist) ?? shown[0];
  return [...shown.filter((notice) => notice !== leaving), event.notice];
}

/** How long a notice is shown, or null when only the user dismisses it. */
export function lifetimeOf(notice: Pick<Notice, 'persist'>): number | null {
  return notice.persist ? null : NOTICE_LIFETIME_MS;
}
