import { expect, it } from 'vitest';
import { NO_NEWS, withNews } from './list-news.ts';
import { listNewsCopy } from './list-news-copy.ts';

it('counts things, not events', () => {
  const told = ['order/W26100001', 'order/W26100002', 'order/W26100001'];
  expect(told.reduce(withNews, NO_NEWS)).toEqual({
    subjects: ['order/W26100001', 'order/W26100002'],
    isMore: false,
  });
});

it('has no number for what was missed', () => {
  expect(withNews(withNews(NO_NEWS, 'order/W26100001'), null)).toEqual({
    subjects: ['order/W26100001'],
    isMore: true,
  });
});

it.each([
  [0, 'Des nouveautés'],
  [1, '1\u00A0nouveauté'],
  [3, '3\u00A0nouveautés'],
])('%i is said as « %s »', (count, said) => {
  expect(listNewsCopy.said(count)).toBe(said);
});
