// An answer while it is written: texts in their order, some of which are still awaited.

type Part = string | Buffer | AnswerSheet;

export type AnswerSheet = { parts: Part[] };

/** An unusual case: writing stops and the general executor answers. */
export class Abandoned extends Error {}

export function bytesOf(sheet: AnswerSheet): Buffer {
  const pieces: Buffer[] = [];
  let text = '';
  function gather({ parts }: AnswerSheet): void {
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else if (!Buffer.isBuffer(part)) gather(part);
      else {
        if (text !== '') pieces.push(Buffer.from(text));
        text = '';
        pieces.push(part);
      }
    }
  }
  gather(sheet);
  if (text !== '') pieces.push(Buffer.from(text));
  return Buffer.concat(pieces);
}
