import { formatAmount, formatDate, formatNumber } from '@nuancier/ui/text/format.ts';
import type { CampaignFactsFragment } from '../../../generated/documents.ts';
import { campaignsCopy as copy } from './campaigns-copy.ts';

/** `15/11/2026`, of a local date. */
export function dayWords(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`));
}

export function daysWords({ from, to }: Pick<CampaignFactsFragment, 'from' | 'to'>): string {
  return copy.days(dayWords(from), dayWords(to));
}

export function valueWords({
  percent,
  price_ht_cents: price,
}: Pick<CampaignFactsFragment, 'percent' | 'price_ht_cents'>): string {
  if (percent !== null) return copy.percent(formatNumber(percent));
  return price === null ? copy.unknown : copy.price(formatAmount(price / 100));
}

export function amountWords(cents: number | null): string {
  return cents === null ? copy.unknown : formatAmount(cents / 100);
}
