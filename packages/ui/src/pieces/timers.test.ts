import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expireNotice } from './notices/expire-notice.ts';
import { minimumWait } from './waiting/minimum-wait.ts';
import { schedulePageView, viewedPath } from './browser/schedule-page-view.ts';
import type { DataLayer, PageView } from './browser/schedule-page-view.ts';
import { watchDeviceClass } from './browser/watch-device-class.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const view = (): PageView => ({ event: 'page_view', page_path: '/livraison', page_title: 'Livraison' });

describe('page view', () => {
  it('SEO-02 is pushed 250 ms after the navigation', () => {
    const page: DataLayer = {};
    schedulePageView(page, 'accepted', view);
    vi.advanceTimersByTime(249);
    expect(page.dataLayer).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(page.dataLayer).toEqual([view()]);
  });

  it.each(['unknown', 'refused'] as const)('is never pushed when consent is %s', (consent) => {
    const page: DataLayer = {};
    schedulePageView(page, consent, view);
    vi.advanceTimersByTime(10_000);
    expect(page.dataLayer).toBeUndefined();
  });

  it.each([
    ['/search', '?q=mat&page=2&sort=price', '/search?q=mat&page=2&sort=price'],
    ['/thank-you', '?order=W26000001&signature=secret', '/thank-you'],
    ['/reset-password', '?token=secret', '/reset-password'],
    ['/livraison', '', '/livraison'],
  ])('tells of %s%s no more than what a listing is asked for', (pathname, search, told) => {
    expect(viewedPath(pathname, search)).toBe(told);
  });

  it('is dropped when the visitor has gone on before', () => {
    const page: DataLayer = {};
    schedulePageView(page, 'accepted', view)();
    vi.advanceTimersByTime(10_000);
    expect(page.dataLayer).toBeUndefined();
  });
});

describe('device class', () => {
  it('SEO-03 is looked at again 50 ms after the last resize', () => {
    const target = Object.assign(new EventTarget(), {
      innerWidth: 1280,
      navigator: { userAgent: 'Firefox' },
    });
    const seen: string[] = [];
    const stop = watchDeviceClass(target, (device) => seen.push(device));
    target.innerWidth = 800;
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(49);
    target.innerWidth = 390;
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(49);
    expect(seen).toEqual(['desktop']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['desktop', 'mobile']);
    stop();
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(2);
  });
});

describe('the wait for an answer', () => {
  const cases = [
    { lasts: 0, goneAt: 200 },
    { lasts: 1, goneAt: 200 },
    { lasts: 199, goneAt: 200 },
    { lasts: 200, goneAt: 200 },
    { lasts: 201, goneAt: 201 },
    { lasts: 5000, goneAt: 5000 },
  ];
  it.each(cases)('NAV-46 one of $lasts ms is shown at once and gone at $goneAt ms', ({ lasts, goneAt }) => {
    let shown = false;
    const wait = minimumWait((told) => (shown = told));
    setTimeout(() => wait.end(), lasts);
    wait.begin();
    expect(shown).toBe(true);
    vi.advanceTimersByTime(goneAt - 1);
    expect(shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown).toBe(false);
  });

  it('NAV-46 a second one that begins before the first is gone is one with it', () => {
    const told: boolean[] = [];
    const wait = minimumWait((shown) => told.push(shown));
    wait.begin();
    wait.end();
    vi.advanceTimersByTime(150);
    wait.begin();
    vi.advanceTimersByTime(150);
    expect(told).not.toContain(false);
    wait.end();
    expect(told.at(-1)).toBe(false);
  });

  it('NAV-46 nothing is told to whoever has gone', () => {
    const told: boolean[] = [];
    const wait = minimumWait((shown) => told.push(shown));
    wait.begin();
    wait.end();
    wait.stop();
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([true]);
  });
});

describe('a notice', () => {
  it('NTF-01 goes by itself after 3000 ms, once', () => {
    const gone: string[] = [];
    expireNotice({ id: 'a', persist: false }, (id) => gone.push(id));
    vi.advanceTimersByTime(2999);
    expect(gone).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual(['a']);
    vi.advanceTimersByTime(10_000);
    expect(gone).toEqual(['a']);
  });

  it('NTF-01 stays when it is persistent, or when it is kept before its time', () => {
    const gone: string[] = [];
    expireNotice({ id: 'a', persist: true }, (id) => gone.push(id));
    const keep = expireNotice({ id: 'b', persist: false }, (id) => gone.push(id));
    vi.advanceTimersByTime(2999);
    keep();
    vi.advanceTimersByTime(100_000);
    expect(gone).toEqual([]);
  });
});
