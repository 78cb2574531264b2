import { counted } from '../../text/french-words.ts';

/** How long a link is good: in days where it comes out even. */
export function lifeOf(hours: number): string {
  return hours % 24 === 0 ? counted(hours / 24, 'jour', 'jours') : counted(hours, 'heure', 'heures');
}
