// What tinting costs by the litre, class by class.
import tinting from '../../data/grammar/tinting.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

export function tintSupplementRows(): FileLine[] {
  return tinting.map(({ tintClass, supplementPerLitre }) => ({
    classe: tintClass,
    supplement_ht: supplementPerLitre,
  }));
}
