import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

export type Place = { latitude: number; longitude: number };

const latlngShape = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Reads "48.8566,2.3522". */
export function parsePlace(latlng: string): Verdict<Place, 'BAD_PLACE'> {
  const [, latitudeText, longitudeText] = latlngShape.exec(latlng) ?? [];
  const latitude = Number(latitudeText);
  const longitude = Number(longitudeText);
  // NaN, when the shape did not match, fails these comparisons too.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return refuse('BAD_PLACE');
  return accept({ latitude, longitude });
}
