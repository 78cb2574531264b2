import { useEffect, useState } from 'react';
import { onShopEvent } from '../../../backend/shop-events.ts';
import { NO_NEWS, withNews } from './list-news.ts';
import type { ListNews } from './list-news.ts';

/** What has happened in the shop since a list was read; the list itself stays as it is. `read`: its data. */
export function useListNews(of: string, read: unknown): ListNews {
  const [told, setTold] = useState({ read, news: NO_NEWS });
  if (told.read !== read) setTold({ read, news: NO_NEWS });
  useEffect(
    () =>
      onShopEvent((subject) => {
        if (subject !== null && !subject.startsWith(`${of}/`)) return;
        setTold((before) => ({ ...before, news: withNews(before.news, subject) }));
      }),
    [of],
  );
  return told.read === read ? told.news : NO_NEWS;
}
