// A place in the log, as readers hold it: they give it back and read nothing into it.

const SHAPE = /^e1:(\d{1,15})$/;

export function cursorAt(position: number): string {
  return Buffer.from(`e1:${position}`).toString('base64url');
}

/** Null for what the shop never gave. */
export function readCursor(cursor: string): number | null {
  const [, digits] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return digits === undefined ? null : Number(digits);
}
