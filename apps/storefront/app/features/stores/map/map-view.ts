// The part of the map in sight: its middle, and how many times it is enlarged.
import type { Point } from '@nuancier/domain/stores/cluster-points.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './on-map.ts';

export type MapView = Point & { zoom: number };

export const MOST_ZOOM = 48;
export const ZOOM_STEP = 1.6;
const CLOSEST_FIT = 8;

export const wholeMap: MapView = { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2, zoom: 1 };

/** The view that holds all points with some air around; the whole country for none. */
export function fitted(points: readonly Point[], closest = CLOSEST_FIT): MapView {
  if (points.length === 0) return wholeMap;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const air = 1.4;
  const zoom = Math.min(
    MAP_WIDTH / Math.max(1, (right - left) * air),
    MAP_HEIGHT / Math.max(1, (bottom - top) * air),
    closest,
  );
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** A group that opens: its points as far apart as they fit, and a step closer in any case. */
export function enlarged(view: MapView, points: readonly Point[]): MapView {
  const fit = fitted(points, MOST_ZOOM);
  return within({ ...fit, zoom: Math.min(MOST_ZOOM, Math.max(fit.zoom, view.zoom * ZOOM_STEP)) });
}

/** `at` stays where it is on the screen. */
export function zoomed(view: MapView, factor: number, at: Point = view): MapView {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const ratio = view.zoom / zoom;
  return within({ x: at.x + (view.x - at.x) * ratio, y: at.y + (view.y - at.y) * ratio, zoom });
}

/** By parts of what is in sight. */
export function moved(view: MapView, right: number, down: number): MapView {
  return within({
    ...view,
    x: view.x + (right * MAP_WIDTH) / view.zoom,
    y: view.y + (down * MAP_HEIGHT) / view.zoom,
  });
}

/** From 0 to 1 across what is in sight. */
export function inSight(view: MapView, { x, y }: Point): Point {
  return {
    x: ((x - view.x) * view.zoom) / MAP_WIDTH + 0.5,
    y: ((y - view.y) * view.zoom) / MAP_HEIGHT + 0.5,
  };
}

export function fromSight(view: MapView, { x, y }: Point): Point {
  return {
    x: view.x + ((x - 0.5) * MAP_WIDTH) / view.zoom,
    y: view.y + ((y - 0.5) * MAP_HEIGHT) / view.zoom,
  };
}

export function viewBoxOf({ x, y, zoom }: MapView): string {
  const [width, height] = [MAP_WIDTH / zoom, MAP_HEIGHT / zoom];
  return [x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(2)).join(' ');
}

// The view stays within the map's edges.
function within({ x, y, zoom }: MapView): MapView {
  return { x: held(x, MAP_WIDTH, zoom), y: held(y, MAP_HEIGHT, zoom), zoom };
}

function held(middle: number, length: number, zoom: number): number {
  const half = length / zoom / 2;
  return Math.min(length - half, Math.max(half, middle));
}
