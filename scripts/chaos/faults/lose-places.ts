import type { Stage } from '../fault.ts';
import { openNeighbour, speakHttp } from '../tools/moody-server.ts';

const EACH_MS = 4_000;
const ASKED = ['Renn', 'Quimp', 'Lori', 'Brest'];

/** The address service is away, then mute, then ten seconds late. */
export async function losePlaces(): Promise<Stage> {
  const server = await openNeighbour(speakHttp('200 OK', '{"type":"FeatureCollection","features":[]}'));
  return {
    env: { PLACES_URL: `http://127.0.0.1:${server.port}/search/` },
    asks: ASKED.map((input) => `{ placeAutocomplete(input: "${input}") { predictions { description } } }`),
    async strike() {
      await server.fail(EACH_MS);
      return server.uncalled().map((mood) => `the address service was never called while it was ${mood}`);
    },
    close: async () => server.close(),
  };
}
