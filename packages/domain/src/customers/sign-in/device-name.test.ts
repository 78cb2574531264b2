import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

describe('the name of a device', () => {
  const mozilla = 'Mozilla/5.0';
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome sur Windows',
    ],
    [
      `${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge sur Windows',
    ],
    [
      `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
      'Opera sur Windows',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`,
      'Safari sur Mac',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Version/26.0 Safari/604.1`,
      'Safari sur iPhone',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} CriOS/142.0 Safari/604.1`,
      'Chrome sur iPhone',
    ],
    [`${mozilla} (iPad; CPU OS 18_7 like Mac OS X) ${webkit} FxiOS/145.0 Safari/605.1`, 'Firefox sur iPad'],
    [
      `${mozilla} (Linux; Android 16; Pixel) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome sur Android',
    ],
    [
      `${mozilla} (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36`,
      'Samsung Internet sur Android',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox sur Linux'],
    [`${mozilla} (X11; CrOS x86_64 16181) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome sur ChromeOS'],
    [`${mozilla} (Windows NT 10.0)`, 'Windows'],
    ['Firefox/145.0', 'Firefox'],
    ['curl/8.5.0', 'Appareil inconnu'],
    ['', 'Appareil inconnu'],
  ])('%s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});
