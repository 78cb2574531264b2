import { randomBytes } from 'node:crypto';
import type { Stage } from '../fault.ts';
import { LIMIT_MS } from '../row.ts';
import { openNeighbour, speakHttp } from '../tools/moody-server.ts';
import type { Bad } from '../tools/moody-server.ts';

const EACH_MS = 4_000;

/** The S3 that keeps pictures and papers is away, then mute, then ten seconds late. */
export async function losePictures(): Promise<Stage> {
  const server = await openNeighbour(speakHttp('404 Not Found', ''));
  return {
    env: {
      S3_BUCKET: 'nuancier',
      S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
      S3_ACCESS_KEY_ID: 'nobody',
      S3_SECRET_ACCESS_KEY: 'nothing-to-be-kept',
    },
    async strike(shop) {
      // Kept under the name of what is in it: nobody has it, so the storage is asked.
      const name = () => `${shop.url}/media/site/${randomBytes(16).toString('hex')}/800x450.webp`;
      const late: string[] = [];
      const look = async (mood: Bad) => {
        const began = performance.now();
        const { status } = await fetch(name(), { signal: AbortSignal.timeout(60_000) }).catch(() => ({
          status: 0,
        }));
        const ms = performance.now() - began;
        if (status === 0 || ms > LIMIT_MS.picture)
          late.push(`a picture got ${status} after ${Math.round(ms)} ms (${mood})`);
      };
      // None waits for another: what is asked for while the storage is mute is answered when it is late, say.
      const asked: Promise<void>[] = [];
      await server.fail(
        EACH_MS,
        async (mood) => void asked.push(...Array.from({ length: 4 }, () => look(mood))),
      );
      await Promise.all(asked);
      return [
        ...late,
        ...server.uncalled().map((mood) => `the storage was never called while it was ${mood}`),
      ];
    },
    close: async () => server.close(),
  };
}
