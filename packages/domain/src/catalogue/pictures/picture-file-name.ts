// What a picture's file name says: whose it is, and which of several.

export type NamedPicture =
  | { kind: 'of-reference'; reference: string; position: number }
  /** `site-logo`, `banner-home`; of the default site unless one is named behind @ */
  | { kind: 'of-site'; place: string; site: string | null };

const SITE_PICTURE = /^(site-logo|banner-[a-z0-9]+(?:-[a-z0-9]+)*)(?:@([A-Za-z0-9_-]+))?$/;
const NUMBERED = /^(.+?)[_-](0?[1-9]|[1-9]\d)$/;
const FOLDERS = /^.*[/\\]/;
const EXTENSION = /\.[a-z0-9]+$/i;

/**
 * `REF123.jpg` is the first picture of REF123, `REF123_2.jpg` and `REF123-2.jpg` its second. A reference may itself end
 * like that: what the shop knows as a whole is read as a whole.
 */
export function pictureNamed(file: string, isKnown: (reference: string) => boolean): NamedPicture {
  const stem = stemOf(file);
  const ofSite = SITE_PICTURE.exec(stem);
  if (ofSite) return { kind: 'of-site', place: ofSite[1] ?? '', site: ofSite[2] ?? null };
  const [reference = stem, split] = referencesIn(stem);
  if (split === undefined || isKnown(reference)) return { kind: 'of-reference', reference, position: 1 };
  return { kind: 'of-reference', reference: split, position: Number(NUMBERED.exec(stem)?.[2] ?? 1) };
}

/** The references that the name may mean. */
export function referencesNamed(file: string): string[] {
  return referencesIn(stemOf(file));
}

function stemOf(file: string): string {
  return file.replace(FOLDERS, '').replace(EXTENSION, '').trim();
}

function referencesIn(stem: string): string[] {
  const numbered = NUMBERED.exec(stem);
  return numbered?.[1] === undefined ? [stem] : [stem, numbered[1]];
}
