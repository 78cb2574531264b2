// The closed list of media addresses: anything that is not spelled exactly so is refused before any work.

import { tintLayers } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';
import type { TintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';
import type { BannerName } from '@nuancier/pictures/compositions/banner.ts';
import type { TintView } from '@nuancier/pictures/compositions/tint-picture.ts';
import { TRIAL_PLACES } from '@nuancier/pictures/compositions/trial-picture.ts';
import type { TrialPlace } from '@nuancier/pictures/compositions/trial-picture.ts';
import type { LogoTheme, PictureView } from '@nuancier/pictures/picture.ts';
import { variantFiles } from './encoding/picture-recipes.ts';

const MEDIA_FORMATS = ['avif', 'webp', 'png', 'jpg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

export type MediaSubject =
  | { kind: 'product'; sku: string; view: PictureView }
  | { kind: 'article'; sku: string; view: PictureView; layer?: TintLayer }
  | { kind: 'category'; path: string }
  /** Of the charts alone: a colour of anybody's choice would be drawn without end. */
  | { kind: 'tint'; code: string; view: TintView }
  | { kind: 'tint-card'; code: string }
  | { kind: 'banner'; name: BannerName }
  | { kind: 'trial'; place: TrialPlace }
  | { kind: 'logo'; theme: LogoTheme }
  /** came in by a file: kept, not drawn */
  | StoredSubject;

export type StoredSubject = { kind: 'stored'; picture: string; purpose: 'product' | 'site' };

export type MediaAddress = {
  subject: MediaSubject;
  width: number;
  height: number;
  format: MediaFormat;
  file: string;
};

export type MediaReading =
  { kind: 'found'; address: MediaAddress } | { kind: 'unknown' } | { kind: 'malformed' };

const LONGEST_PATH = 300;
const PLAIN_PATH = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|[./](?=[A-Za-z0-9]))*$/;
const SKU = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?=[A-Za-z0-9])){0,63}$/;
const TINT = /^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,3}$/;
const CATEGORY = /^[a-z0-9]+(?:--?[a-z0-9]+)*$/;
/** Behind a reference: `p` and the fingerprint. */
const PHOTO = /^p([0-9a-f]{32})$/;
const SITE_PICTURE = /^[0-9a-f]{32}$/;
const LAST = /^(\d+)x(\d+)\.([a-z]+)$/;
const WIDEST_SIDE = 9999;

const SIZES = {
  product: ['50x50', '100x100', '160x160', '320x400', '640x800', '1080x1340'],
  article: ['50x50', '100x100', '160x160', '320x400', '640x800', '1080x1340'],
  category: ['320x400', '640x800', '800x450', '1600x500'],
  tint: ['480x360', '960x720'],
  'tint-card': ['1200x630'],
  banner: ['780x780', '800x450', '1600x600'],
  trial: ['320x240', '1152x864'],
  logo: ['35x34', '70x68', '105x102', '180x180', '512x512'],
} as const satisfies Record<Exclude<MediaSubject['kind'], 'stored'>, readonly string[]>;

const STORED = {
  product: new Set(variantFiles('product')),
  site: new Set([...variantFiles('logo'), ...variantFiles('banner'), ...variantFiles('page')]),
} as const;

const BANNERS = [
  'home',
  'promo',
  'services-livraison',
  'services-click-and-collect',
  'services-financement',
  'services-collecte-des-dechets',
] as const satisfies readonly BannerName[];
const THEMES = ['valbrune', 'comptoir'] as const satisfies readonly LogoTheme[];
const TINT_VIEWS = ['day', 'evening', 'facade'] as const satisfies readonly TintView[];
const VIEWS: Readonly<Record<string, PictureView>> = { '1': 1, '2': 2, '3': 3, '4': 4 };

// `path` is what follows /media/, undecoded: an encoded slash or dot is malformed, never understood.
export function readMediaAddress(asked: string): MediaReading {
  if (asked.length > LONGEST_PATH || !PLAIN_PATH.test(asked)) return { kind: 'malformed' };
  // Magento keeps logos in media/logo/ and names them from there: clients put the folder before a name that has it.
  const path = asked.startsWith('logo/logo/') ? asked.slice('logo/'.length) : asked;
  const segments = path.split('/');
  const last = LAST.exec(segments.at(-1) ?? '');
  const subject = readSubject(segments.slice(0, -1));
  if (last === null) return { kind: 'unknown' };
  const [, wide = '', tall = '', extension = ''] = last;
  if (Number(wide) > WIDEST_SIDE || Number(tall) > WIDEST_SIDE) return { kind: 'malformed' };
  if (subject === null) return { kind: 'unknown' };
  if (subject.kind === 'stored') {
    const format = MEDIA_FORMATS.find((known) => known === extension);
    if (format === undefined || !STORED[subject.purpose].has(`${wide}x${tall}.${format}`))
      return { kind: 'unknown' };
    return {
      kind: 'found',
      address: { subject, width: Number(wide), height: Number(tall), format, file: path },
    };
  }
  const format = readFormat(subject, extension);
  const known: readonly string[] = SIZES[subject.kind];
  if (format === null || !known.includes(`${wide}x${tall}`)) return { kind: 'unknown' };
  return {
    kind: 'found',
    address: { subject, width: Number(wide), height: Number(tall), format, file: path },
  };
}

function readSubject(segments: readonly string[]): MediaSubject | null {
  const [kind, name = '', view, over] = segments;
  if (kind === 'product' || kind === 'article') {
    if (!SKU.test(name)) return null;
    const photo = PHOTO.exec(view ?? '')?.[1];
    if (photo !== undefined)
      return segments.length === 3 ? { kind: 'stored', picture: photo, purpose: 'product' } : null;
    const shown = view === undefined ? undefined : VIEWS[view];
    if (shown === undefined) return null;
    if (segments.length === 3) return { kind, sku: name, view: shown };
    const layer = tintLayers.find((known) => known === over);
    if (segments.length !== 4 || kind !== 'article' || layer === undefined) return null;
    return { kind, sku: name, view: shown, layer };
  }
  if (kind === 'tint') {
    const shown = TINT_VIEWS.find((known) => known === view);
    if (segments.length !== 3 || shown === undefined || !TINT.test(name)) return null;
    return { kind, code: name, view: shown };
  }
  if (segments.length !== 2) return null;
  if (kind === 'site')
    return SITE_PICTURE.test(name) ? { kind: 'stored', picture: name, purpose: 'site' } : null;
  if (kind === 'tint-card') return TINT.test(name) ? { kind, code: name } : null;
  if (kind === 'category') return CATEGORY.test(name) ? { kind, path: name.replaceAll('--', '/') } : null;
  const banner = BANNERS.find((known) => known === name);
  if (kind === 'banner') return banner === undefined ? null : { kind, name: banner };
  const place = TRIAL_PLACES.find((known) => known === name);
  if (kind === 'trial') return place === undefined ? null : { kind, place };
  const theme = THEMES.find((known) => known === name);
  if (kind === 'logo') return theme === undefined ? null : { kind, theme };
  return null;
}

function readFormat(subject: Exclude<MediaSubject, StoredSubject>, extension: string): MediaFormat | null {
  const { kind } = subject;
  if (extension === 'avif' || extension === 'webp') return extension;
  if (extension === 'png') return kind === 'logo' ? 'png' : null;
  // What lies over a tint lets it through, which this format cannot.
  if (kind === 'article' && subject.layer !== undefined) return null;
  if (extension === 'jpg') return kind === 'logo' ? null : 'jpg';
  return null;
}
