// A backup in the words of the terminal.
import type { Backup, MadeBackup } from '@nuancier/api/backups/backups.ts';
import { bytesOf } from '@nuancier/api/backups/backups.ts';

export function sizeWords(bytes: number): string {
  const mega = bytes / 1_024 ** 2;
  return `${mega.toLocaleString('fr-FR', { maximumFractionDigits: mega < 10 ? 1 : 0 })}\u00A0Mio`;
}

export function secondsWords(ms: number): string {
  return `${(ms / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0s`;
}

/** What is in it, in the figures a merchant knows. */
export function contentsWords(backup: Omit<Backup, 'seal'> | MadeBackup): string[] {
  const rows = (table: string) => backup.tables.find(({ name }) => name === table)?.rows ?? 0;
  const all = backup.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = backup.media.reduce((sum, shelf) => sum + shelf.files, 0);
  return [
    `  ${french(all)} lignes de ${backup.tables.length} tables, ${french(files)} images et papiers, ${sizeWords(bytesOf(backup))}`,
    `  Commandes\u00A0: ${french(rows('orders'))}, ${euros(backup.sums['orders.total_ttc_cents'])} TTC`,
    `  Factures et avoirs\u00A0: ${french(rows('invoice'))}, ${euros(backup.sums['invoice.total_ttc_cents'])} TTC`,
    `  Clients\u00A0: ${french(rows('customer'))}. Stock\u00A0: ${french(Number(backup.sums['stock.available'] ?? 0))} unités`,
  ];
}

function french(count: number): string {
  return count.toLocaleString('fr-FR');
}

function euros(cents: string | undefined): string {
  return (Number(cents ?? 0) / 100).toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
}
