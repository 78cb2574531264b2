type Move = { position: number; from: number; to: number };

const MOVE = /^(\d{1,4}):(\d{1,6}):(\d{1,6})$/;

/** A line as a card of the counter names it: what was handed over and what is ready, as they were read. */
export function moveText({ position, from, to }: Move): string {
  return `${position}:${from}:${to}`;
}

/** The lines of a card's form; null: this is no such form, and nothing is handed over. */
export function readMoves(form: FormData): Move[] | null {
  const moves = form.getAll('ligne').map((text) => {
    const [, position, from, to] = MOVE.exec(String(text)) ?? [];
    return { position: Number(position), from: Number(from), to: Number(to) };
  });
  return moves.length > 0 && moves.every(({ to }) => Number.isInteger(to)) ? moves : null;
}
