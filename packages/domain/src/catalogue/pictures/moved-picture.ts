export const PICTURE_MOVES = ['up', 'down', 'first'] as const;
export type PictureMove = (typeof PICTURE_MOVES)[number];

/** The pictures in their new order; `at` counts from nought. What has no place to go stays. */
export function movedPicture<Picture>(
  pictures: readonly Picture[],
  at: number,
  move: PictureMove,
): readonly Picture[] {
  const picture = pictures[at];
  if (picture === undefined) return pictures;
  const others = pictures.filter((_, place) => place !== at);
  const to = move === 'first' ? 0 : move === 'up' ? Math.max(0, at - 1) : Math.min(others.length, at + 1);
  return [...others.slice(0, to), picture, ...others.slice(to)];
}
