// The notices on screen: one list per browser page, read by the viewport.
import { reduceNotices } from '@nuancier/domain/site/notices.ts';
import type { Notice, NoticeEvent } from '@nuancier/domain/site/notices.ts';
import { useSyncExternalStore } from 'react';
import { uiCopy } from '../copy.ts';
import { announce } from '../announcing/announce.ts';

const none: readonly Notice[] = [];
let shown = none;
let sent = 0;
const listeners = new Set<() => void>();

export type NewNotice = Pick<Notice, 'message' | 'type'> & Partial<Omit<Notice, 'id'>>;

/** Returns the notice's id, to remove it later. Read aloud as well, unless something else on the page does that. */
export function sendNotice(notice: NewNotice, { isAnnounced = true } = {}): string {
  sent += 1;
  const id = `notice-${sent}`;
  apply({ kind: 'send', notice: { icon: null, persist: false, title: null, ...notice, id } });
  const { type, title, message } = notice;
  if (!isAnnounced) return id;
  announce(
    uiCopy.noticeTypes[type] + [title, message].filter(Boolean).join('. '),
    type === 'danger' ? 'assertive' : 'polite',
  );
  return id;
}

export function dismissNotice(id: string): void {
  apply({ kind: 'dismiss', id });
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}

function apply(event: NoticeEvent): void {
  shown = reduceNotices(shown, event);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
