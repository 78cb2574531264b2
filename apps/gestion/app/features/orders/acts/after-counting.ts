import { paths } from '../../../addresses/paths.ts';
import { proposedFor } from './proposal-intent.ts';

/** Still at the bench, or on to what to propose for what was not found. */
export function afterCounting(number: string, intent: string): string {
  const position = proposedFor(intent);
  return position === null
    ? `${paths.preparation(number)}?fait=preparee`
    : `${paths.substitute(number, position)}?depuis=preparation`;
}
