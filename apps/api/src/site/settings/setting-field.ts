// A setting as people read and type it: what it means, what it changes, and how a text becomes its value.
import type { Site } from '../site.ts';
import type { SiteSettings } from '../site-settings.ts';

export type SettingInput = 'text' | 'lines' | 'number' | 'choice' | 'email' | 'picture';

export type Choice = { value: string; label: string };

export type Words = { label: string; effect: string };

/** What a site becomes: its columns, and its settings by name. */
export type SitePatch = {
  name?: string;
  theme?: string;
  settings?: Readonly<Record<string, unknown>>;
};

/** A page of Contenu, a product, a picture in the media store. */
export type NamedThing = 'page' | 'product' | 'picture';

export type PictureCut = { shape: 'page' | 'banner'; size: string };

export type SettingField = Words & {
  /** storeConfig's name, as files of sites spell it; what is part of one has a dot: `seller.email` */
  name: string;
  input: SettingInput;
  unit: string | null;
  choices: readonly Choice[];
  isOptional: boolean;
  /** what its value names, which must be there when it is changed */
  names?: NamedThing | undefined;
  /** of a picture: which of its sizes is meant */
  cut?: PictureCut | undefined;
  /** changed only by who gives their password with it */
  asksPassword?: boolean | undefined;
  /** what is asked for, told to whoever typed something else */
  wants: string;
  /** as it stands in the form */
  read: (site: Site) => string;
  /** null: no such value */
  write: (typed: string, site: Site) => SitePatch | null;
};

export type SettingGroup = { code: string; title: string; says: string; fields: readonly SettingField[] };

/** The names of the settings that hold such a value. */
export type NamesOf<Value> = {
  [Name in keyof SiteSettings]-?: SiteSettings[Name] extends Value ? Name : never;
}[keyof SiteSettings];

/** The setting it is, or is a part of. */
export function columnOf({ name }: Pick<SettingField, 'name'>): string {
  return name.split('.', 1)[0] ?? name;
}
