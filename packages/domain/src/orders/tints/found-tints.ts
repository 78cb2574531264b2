// Which of the tints one has bought or kept are meant: by words, by site, by the colour they are nearest to.

export type SearchedTint = {
  hex: string;
  code: string | null;
  name: string | null;
  label: string | null;
  productName: string | null;
  articleSku: string | null;
  site: string | null;
  room: string | null;
  note: string | null;
  orderNumber: string | null;
  buyerName: string | null;
};

export type TintSearch = {
  /** each must stand somewhere in what is known of the tint */
  words: readonly string[];
  /** exactly this one */
  site: string | null;
  /** how far a colour is from the one that is looked for; none: as they come */
  distanceTo: ((hex: string) => number) | null;
};

export type Found<Tint> = { tint: Tint; distance: number | null };

/** As they come, or the nearest colour first; of equals the one that came first. */
export function foundTints<Tint extends SearchedTint>(
  tints: readonly Tint[],
  { words, site, distanceTo }: TintSearch,
): Found<Tint>[] {
  const wanted = words.map(plain);
  const kept = tints.filter(
    (tint) =>
      (site === null || plain(tint.site ?? '') === plain(site)) &&
      wanted.every((word) => plainWords(tint).includes(word)),
  );
  if (distanceTo === null) return kept.map((tint) => ({ tint, distance: null }));
  return kept
    .map((tint) => ({ tint, distance: distanceTo(tint.hex) }))
    .toSorted((one, other) => one.distance - other.distance);
}

function plainWords(tint: SearchedTint): string {
  const { hex, code, name, label, productName, articleSku, site, room, note, orderNumber, buyerName } = tint;
  const said = [hex, code, name, label, productName, articleSku, site, room, note, orderNumber, buyerName];
  // « RAL7016 » is typed as often as « RAL 7016 ».
  return plain([...said, code?.replaceAll(/\s/g, '')].filter(Boolean).join(' '));
}

/** Small letters and capitals, accents and kinds of spaces and apostrophes make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();
}
