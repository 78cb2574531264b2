import type { Stage } from '../fault.ts';
import { openPostOffice } from '../tools/post-office.ts';

const EACH_MS = 4_000;
const AGAIN_MS = 90_000;
/** A mail that was refused while it was away, mute and late waits for two minutes and a half, in the end. */
const WITHIN_MS = 180_000;

/** The mail server is away, then mute, then ten seconds late. */
export async function loseMail(): Promise<Stage> {
  const { env, server, confirmed } = await openPostOffice();
  return {
    env,
    post: { confirmed, withinMs: WITHIN_MS },
    async strike() {
      // A mail that was not taken is tried again after a while only.
      await server.fail(EACH_MS, (mood) => server.untilCalled(mood, AGAIN_MS));
      return server.uncalled().map((mood) => `the mail server was never called while it was ${mood}`);
    },
    close: async () => server.close(),
  };
}
