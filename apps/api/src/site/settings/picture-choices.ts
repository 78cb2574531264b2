import type { Choice, SettingField } from './setting-field.ts';
import type { BroughtPicture } from './named-things-store.ts';

/** Pictures that were brought in the shape that the setting shows, by what they show. */
export function pictureChoices(
  { cut }: Pick<SettingField, 'cut'>,
  brought: readonly BroughtPicture[],
): Choice[] {
  if (cut === undefined) return [];
  return brought
    .filter(({ shape }) => shape === cut.shape)
    .map(({ picture, alt }) => ({ value: `site/${picture}/${cut.size}.webp`, label: alt }));
}
