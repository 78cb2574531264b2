// An answer while it is written: texts in their order, some of which are still awaited.

type Part = string | Buffer | AnswerSheet;

export type AnswerSheet = { parts: Part[] };

/** Something out of the ordinary: whoever writes stops, and the ordinary execution tells what it is. */
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
