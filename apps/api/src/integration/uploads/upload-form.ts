// What became of a file, for whoever sent it.
import * as v from 'valibot';
import type { ImportOutcome } from '../../intake/intake.ts';
import { cents, count, maybeMoment, maybeText, moment, text } from '../routes/fields.ts';
import type { UploadRecord } from './uploads-store.ts';

const priceMove = v.nullable(v.object({ sku: text, before_cents: cents, after_cents: cents }));

const outcomeForm = v.object({
  result: v.picklist(['written', 'tried', 'refused', 'held']),
  import_id: v.nullable(count),
  lines: count,
  added: count,
  changed: count,
  removed: count,
  refused: count,
  held: count,
  held_because: maybeText,
  products: count,
  prices: v.nullable(v.object({ up: count, down: count, most_up: priceMove, most_down: priceMove })),
  notes: v.array(text),
  refusals: v.array(v.object({ line: count, column: maybeText, reason: text })),
});

export const uploadForm = v.object({
  id: text,
  kind: text,
  file_name: text,
  state: v.picklist(['waiting', 'running', 'done', 'failed']),
  received_at: moment,
  started_at: maybeMoment,
  ended_at: maybeMoment,
  bytes: count,
  sha256: text,
  progress: v.nullable(v.object({ step: v.picklist(['read', 'write']), done: count, total: count })),
  outcome: v.nullable(outcomeForm),
  error: maybeText,
});

export type OutcomeForm = v.InferOutput<typeof outcomeForm>;

export function uploadFormOf(upload: UploadRecord): v.InferOutput<typeof uploadForm> {
  const { step, step_done: done, step_total: total } = upload;
  return {
    id: upload.id,
    kind: upload.kind,
    file_name: upload.file_name,
    state: upload.state,
    received_at: upload.received_at.toISOString(),
    started_at: upload.started_at?.toISOString() ?? null,
    ended_at: upload.ended_at?.toISOString() ?? null,
    bytes: Number(upload.bytes),
    sha256: upload.sha256,
    progress:
      step === null || upload.state !== 'running' ? null : { step, done: done ?? 0, total: total ?? 0 },
    outcome: outcomeIn(upload),
    error: upload.error,
  };
}

export function outcomeIn({ outcome }: Pick<UploadRecord, 'outcome'>): OutcomeForm | null {
  return outcome === null ? null : v.parse(outcomeForm, outcome);
}

export function outcomeFormOf(told: ImportOutcome): OutcomeForm {
  const { moves } = told;
  const move = (one: NonNullable<typeof moves>['mostUp']) =>
    one && { sku: one.sku, before_cents: one.before, after_cents: one.after };
  return {
    result: told.outcome,
    import_id: told.importId,
    lines: told.lines,
    added: told.added,
    changed: told.changed,
    removed: told.removed,
    refused: told.refused,
    held: told.held,
    held_because: told.heldBecause,
    products: told.products,
    prices: moves && {
      up: moves.up,
      down: moves.down,
      most_up: move(moves.mostUp),
      most_down: move(moves.mostDown),
    },
    notes: [...told.notes],
    refusals: told.refusals.map(({ line, named, reason }) => ({ line, column: named, reason })),
  };
}
