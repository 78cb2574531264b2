// Where an export goes: to the screen, or to a file that appears once it is whole.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Terminal } from '../command.ts';

/** What leaves names people: nobody else on the machine reads it. */
export const OWNER_ALONE = 0o600;

/** Null when it cannot be written. */
export function openSink(to: string | undefined, { print }: Terminal): Promise<Sink | null> {
  return to === undefined ? Promise.resolve(printed(print)) : fileSink(`${to}.partiel`).catch(() => null);
}

/** It is whole. */
export async function keepFile(to: string): Promise<void> {
  await rename(`${to}.partiel`, to);
}

export async function dropFile(to: string): Promise<void> {
  await rm(`${to}.partiel`);
}

export type Sink = { write: (text: string) => Promise<void>; close: () => Promise<void> };

function printed(print: Terminal['print']): Sink {
  return {
    async write(text) {
      if (text !== '') print(text.replace(/\n$/, ''));
    },
    close: async () => {},
  };
}

async function fileSink(path: string): Promise<Sink> {
  // One that was broken off may have been left readable.
  await rm(path, { force: true });
  const stream = createWriteStream(path, { mode: OWNER_ALONE });
  await once(stream, 'open');
  return {
    async write(text) {
      if (!stream.write(text)) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await once(stream, 'close');
    },
  };
}
