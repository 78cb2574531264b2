import { describe, expect, it } from 'vitest';
import { deviceClass } from './device-class.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const androidTablet =
  'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const phoneCrawler = `${androidPhone} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`;

describe('device class', () => {
  it.each([
    [iphone, 'mobile'],
    [androidPhone, 'mobile'],
    [androidTablet, 'tablet'],
    [ipad, 'tablet'],
    [firefox, 'desktop'],
    ['', 'desktop'],
    [googlebot, 'crawler'],
    [phoneCrawler, 'crawler'],
  ])('SEO-03 tells the device by its user agent: %s is %s', (userAgent, expected) => {
    expect(deviceClass(userAgent)).toBe(expected);
  });

  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [2560, 'desktop'],
  ])('SEO-03 goes by the window once its width is known: %i px is %s', (width, expected) => {
    expect(deviceClass(firefox, width)).toBe(expected);
  });

  it('SEO-03 a crawler stays a crawler at any width', () => {
    expect(deviceClass(googlebot, 412)).toBe('crawler');
  });

  it.each(['CUBOT_X30', 'CUBOT P50'])('does not take the telephone %s for a crawler', (model) => {
    expect(deviceClass(androidPhone.replace('Pixel 10', model))).toBe('mobile');
  });
});
