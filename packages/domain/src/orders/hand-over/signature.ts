// A signature drawn on the screen. It travels and is kept as strokes of whole numbers, never as a picture of somebody
// else's making: whatever shows it draws it anew.

/** Of the sheet that all signatures are drawn on, in its own units. */
export const SHEET = { width: 600, height: 200 } as const;
export const MOST_STROKES = 100;
export const MOST_POINTS = 1_500;
/** « 600,200 » and a separator for each point */
export const LONGEST_SIGNATURE = MOST_POINTS * 8;

export type Point = readonly [x: number, y: number];
export type Signature = readonly (readonly Point[])[];

const POINT = /^(\d{1,3}),(\d{1,3})$/;

/** « 12,40 13,42;80,15 »: strokes of points. Null: it is none. */
export function readSignature(text: string): Signature | null {
  if (text.length > LONGEST_SIGNATURE) return null;
  const strokes = text.split(';').map((stroke) => stroke.split(' ').map(readPoint));
  const points = strokes.flat();
  if (strokes.length > MOST_STROKES || points.length > MOST_POINTS) return null;
  return points.every((point) => point !== null) ? strokes.map((stroke) => stroke.filter(isPoint)) : null;
}

/** Any number of points, anywhere: brought onto the sheet and thinned out until they may be sent. */
export function signatureText(
  strokes: readonly (readonly { x: number; y: number }[])[],
  { width, height }: { width: number; height: number },
): string {
  const drawn = strokes.filter((stroke) => stroke.length > 0).slice(0, MOST_STROKES);
  const all = drawn.reduce((sum, { length }) => sum + length, 0);
  // A stroke keeps its end, which may be one point more than its share.
  const every = Math.max(1, Math.ceil(all / (MOST_POINTS - MOST_STROKES)));
  const place = ({ x, y }: { x: number; y: number }) =>
    `${onSheet(x / width, SHEET.width)},${onSheet(y / height, SHEET.height)}`;
  return drawn
    .map((stroke) =>
      stroke
        .filter((_point, at) => at % every === 0 || at === stroke.length - 1)
        .map(place)
        .join(' '),
    )
    .join(';');
}

/** For a path of SVG. A stroke of one point is a dot. */
export function signaturePath(signature: Signature): string {
  return signature
    .map(([first = [0, 0], ...rest]) => {
      const line = rest.length === 0 ? ['h0'] : rest.map(([x, y]) => `L${x} ${y}`);
      return `M${first[0]} ${first[1]}${line.join('')}`;
    })
    .join('');
}

function readPoint(text: string): Point | null {
  const [, x, y] = POINT.exec(text) ?? [];
  const point: Point = [Number(x), Number(y)];
  return point[0] <= SHEET.width && point[1] <= SHEET.height ? point : null;
}

function isPoint(point: Point | null): point is Point {
  return point !== null;
}

function onSheet(share: number, length: number): number {
  return Math.min(length, Math.max(0, Math.round(share * length)));
}
