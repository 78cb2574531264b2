// Moments as one reads them off a store's wall: '2026-11-16 09:00'.
import { instantAt, localMoment } from '../local-moment.ts';

export function onTheWall(text: string): Date {
  const [date = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt({ date, minutes: hours * 60 + minutes });
}

export function readOff(instant: Date | null): string | null {
  if (instant === null) return null;
  const { date, minutes } = localMoment(instant);
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
