import type { WishTint } from './wish.ts';

/** A tint as the API takes it beside an article. */
export function tintOptions(tint: WishTint | null): { uid: string; value: string }[] {
  if (tint === null) return [];
  return [
    { uid: 'customColorExa', value: tint.hex },
    ...(tint.label === null ? [] : [{ uid: 'customerColorLabel', value: tint.label }]),
    ...(tint.code === null ? [] : [{ uid: 'tint_code', value: tint.code }]),
  ];
}
