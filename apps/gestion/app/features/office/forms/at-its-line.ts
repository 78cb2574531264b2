import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

/** By the position of the line. */
export type LineFaults = Readonly<Record<number, string>>;

/** A refusal about a line that the form still shows stands there; any other above the form. */
export function atItsLine(
  refusal: FormRefused | null | undefined,
  lines: readonly { position: number }[],
): { refusal: FormRefused | null; faults: LineFaults } {
  const line = refusal?.line;
  if (!refusal || line === undefined || !lines.some(({ position }) => position === line))
    return { refusal: refusal ?? null, faults: {} };
  return { refusal: null, faults: { [line]: refusal.message } };
}
