import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { sql } from 'kysely';
import { buy } from '../../torture/buyer.ts';
import type { Letter, News } from '../../torture/buyer.ts';
import type { Stage } from '../fault.ts';
import { SECRET } from '../house.ts';
import type { House } from '../house.ts';
import { lyraBank } from '../tools/lyra-bank.ts';
import { openNeighbour, speakHttp } from '../tools/moody-server.ts';

const EACH_MS = 4_000;
/** A little more than the pause between two looks of the shop at payments without news. */
const WATCH_MS = 75_000;

/** The bank's web service is away, then mute, then ten seconds late; its notices of payments still come. */
export async function loseBank({ dataDir, stretches }: House): Promise<Stage> {
  const server = await openNeighbour(speakHttp('503 Service Unavailable', '{}'));
  return {
    ...lyraBank(server.port),
    async strike(shop) {
      const number = await orderUnpaid(shop.url, stretches);
      await server.fail(EACH_MS, async (mood) => {
        await makeStale(dataDir, number);
        // Closed, it cannot tell that it was asked: the watch has had its turn.
        if (mood === 'away') await wait(WATCH_MS);
        await server.untilCalled(mood, WATCH_MS);
      });
      return server.uncalled().map((mood) => `the bank was never asked while it was ${mood}`);
    },
    close: async () => server.close(),
  };
}

/** Somebody orders and does not come back from the bank, which never says a word: the shop has to ask. */
async function orderUnpaid(url: string, stretches: House['stretches']): Promise<string> {
  const [stretch] = stretches;
  if (stretch === undefined) throw new Error('Nothing was laid out to be bought');
  const numbers: string[] = [];
  const leaves = (news: News): Letter => {
    numbers.push(news.orderNumber);
    throw new Error('gone');
  };
  for (;;) {
    await buy({ url, secret: SECRET, letterOf: leaves }, stretch).catch(() => null);
    const [number] = numbers;
    if (number !== undefined) return number;
  }
}

/** As if a quarter of an hour had passed: it is asked about in the next turn of the watch, a minute later at most. */
async function makeStale(dataDir: string, number: string): Promise<void> {
  const database = await openDatabase({ dataDir, poolSize: 1, role: 'tool' });
  try {
    await sql`
      update payment set created_at = now() - interval '20 minutes', asked_at = null
      where order_id = (select id from orders where number = ${number})`.execute(database.db);
  } finally {
    await database.close();
  }
}
