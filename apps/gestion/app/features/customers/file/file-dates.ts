// Files reach back over years: their dates say which.
import { formatDate, formatMoment } from '@nuancier/ui/text/format.ts';

export function fileDay(localDay: string): string {
  return formatDate(new Date(`${localDay}T12:00:00Z`));
}

export function fileMoment(at: string): string {
  return formatMoment(new Date(at), 'short');
}
