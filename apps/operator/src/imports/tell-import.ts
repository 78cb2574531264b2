// What became of a file, in the operator's words.
import type { ImportKind } from '@nuancier/api/imports/import-kind.ts';
import type { PriceMove, PriceMoves } from '@nuancier/api/imports/import-report.ts';
import { allColumns } from '@nuancier/api/intake/describe-kind.ts';
import type { ImportRun } from '@nuancier/api/intake/import-runs-store.ts';
import type { ImportOutcome } from '@nuancier/api/intake/run-import.ts';
import type { Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';

/** Tells it, and answers the exit code: what was left out is to be looked at, though the rest is written. */
export function toldOutcome(
  told: ImportOutcome,
  asked: { isTrial: boolean; skipsRefused: boolean },
  terminal: Terminal,
): number {
  terminal.progress.end();
  tellOutcome(told, asked, terminal);
  const isDone = told.outcome === 'written' || told.outcome === 'tried';
  return isDone && told.refused === 0 ? 0 : 1;
}

function tellOutcome(
  told: ImportOutcome,
  { isTrial, skipsRefused }: { isTrial: boolean; skipsRefused: boolean },
  { print }: Terminal,
): void {
  for (const { line, reason } of told.refusals) print(`Ligne ${line}\u00A0: ${reason}`);
  const untold = told.refused - new Set(told.refusals.map(({ line }) => line)).size;
  if (untold > 0) print(`… et ${french(untold)} autre(s) ligne(s) refusée(s).`);
  if (told.heldBecause !== null) print(told.heldBecause);
  if (told.outcome === 'refused')
    print(
      told.lines === 0
        ? `Le fichier est refusé en entier, rien n’a été écrit\u00A0: ${french(told.refusals.length)} faute(s) à corriger.`
        : 'Rien n’a été écrit\u00A0: corrigez ces lignes et recommencez.',
    );
  if (told.outcome === 'held')
    print('Rien n’a été écrit\u00A0: vérifiez, puis recommencez avec --accept pour laisser passer.');
  if (told.outcome === 'written') print(`Import terminé\u00A0: ${counts(told)}.`);
  if (told.outcome === 'tried') print(`Essai réussi, rien n’a été écrit\u00A0: ${counts(told)}.`);
  const isTold = isTrial || told.outcome === 'held';
  if (isTold && told.outcome !== 'tried' && told.lines > 0)
    print(`Le fichier ferait\u00A0: ${counts(told)}.`);
  for (const note of told.notes) print(note);
  if (told.moves !== null && told.lines > 0) print(moved(told.moves));
  if (told.products > 0) print(`Pages de produits touchées\u00A0: ${french(told.products)}.`);
  if (told.rejects !== null)
    print(
      skipsRefused
        ? `Lignes refusées, à corriger et à charger de nouveau\u00A0: ${told.rejects}`
        : `Lignes refusées, avec leurs motifs\u00A0: ${told.rejects}`,
    );
}

function counts({ lines, added, changed, removed, refused }: ImportOutcome): string {
  return [
    `${french(lines)} ligne(s) lue(s)`,
    ...(added > 0 ? [`${french(added)} ajoutée(s)`] : []),
    `${french(changed)} changée(s)`,
    ...(removed > 0 ? [`${french(removed)} retirée(s)`] : []),
    ...(refused > 0 ? [`${french(refused)} refusée(s)`] : []),
  ].join(', ');
}

function moved({ up, down, mostUp, mostDown }: PriceMoves): string {
  return `Prix\u00A0: ${french(up)} en hausse${most(mostUp)}, ${french(down)} en baisse${most(mostDown)}.`;
}

function most(move: PriceMove | null): string {
  if (move === null) return '';
  const { sku, before, after } = move;
  const share = Math.round((Math.abs(after - before) / before) * 100);
  const sign = after > before ? '+' : '−';
  return ` (la plus forte\u00A0: ${sku}, de ${euros(before)} à ${euros(after)}, ${sign}${french(share)}\u00A0%)`;
}

const OUTCOMES: Readonly<Record<ImportRun['outcome'], string>> = {
  written: 'écrit',
  refused: 'refusé',
  held: 'retenu',
};

export function runLine(run: ImportRun & { id: number }): string {
  const { id, at, kind, file_name: file, sha256, given_by: by, outcome, is_full: isFull } = run;
  const { lines, added, changed, removed, refused } = run;
  const when = frenchMoment(at);
  const figures = `${lines} lues, ${added} ajoutées, ${changed} changées, ${removed} retirées, ${refused} refusées`;
  const mode = isFull ? ' (complet)' : '';
  return `${id}  ${when}  ${kind}${mode}  ${OUTCOMES[outcome]}  ${file}  ${figures}  par ${by}  sha256 ${sha256.slice(0, 12)}`;
}

export function columnsLine(kind: ImportKind): string {
  const columns = Object.entries(allColumns(kind));
  const required = columns.filter(([, column]) => column.isRequired).map(([name]) => name);
  const optional = columns.filter(([, column]) => !column.isRequired).map(([name]) => `[${name}]`);
  return `  ${kind.name}\u00A0: ${[...required, ...optional].join(';')}`;
}

function euros(cents: number): string {
  return (cents / 100).toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
}

function french(count: number): string {
  return count.toLocaleString('fr-FR');
}
