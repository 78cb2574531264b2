// Files reach back over years: their dates say which.
import { formatDate, formatTime } from '@nuancier/ui/text/format.ts';

export function fileDay(localDay: string): string {
  return formatDate(new Date(`${localDay}T12:00:00Z`));
}

export function fileMoment(at: string): string {
  const moment = new Date(at);
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}
