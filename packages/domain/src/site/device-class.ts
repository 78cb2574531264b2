// Mobile, tablet, desktop or crawler. The server knows the user agent only; the browser also knows its width.
import { breakpoints } from './breakpoints.ts';

export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'crawler';

const CRAWLERS =
  /(?<!cu)bot(\b|[/;\s-])|crawl|spider|slurp|mediapartners|facebookexternalhit|bingpreview|lighthouse/i;
const TABLETS = /ipad|tablet|kindle|silk|playbook|android(?!.*mobi)/i;
const PHONES = /mobi|iphone|ipod|windows phone/i;

export function deviceClass(userAgent: string, width: number | null = null): DeviceClass {
  if (CRAWLERS.test(userAgent)) return 'crawler';
  if (width !== null) return classOfWidth(width);
  if (TABLETS.test(userAgent)) return 'tablet';
  if (PHONES.test(userAgent)) return 'mobile';
  return 'desktop';
}

function classOfWidth(width: number): DeviceClass {
  if (width < breakpoints.md) return 'mobile';
  if (width < breakpoints.lg) return 'tablet';
  return 'desktop';
}
