import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedulePageView } from './schedule-page-view.ts';
import type { DataLayer, PageView } from './schedule-page-view.ts';
import { watchDeviceClass } from './watch-device-class.ts';

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
