import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchChanges } from '../../caching/changes.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { announceToScreens, readScreenNews, SCREENS_CHANNELS } from '../../database/announce-to-screens.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

it('tells of picked lines in the words of the release before too, and of nothing else', async () => {
  const heard: [string, string][] = [];
  const changes = await watchChanges({
    databaseUrl: database.url,
    channels: [...SCREENS_CHANNELS],
    onChange(channel, about) {
      if (channel !== null) heard.push([channel, about]);
    },
    onTrouble: () => {},
  });
  const picked = { kind: 'order.lines_picked', subject: 'order/W26100001' };
  await announceToScreens(database.db, picked);
  await announceToScreens(database.db, { kind: 'message.changed', subject: 'message/7' });
  await expect.poll(() => heard).toHaveLength(3);
  expect(heard).toEqual([
    ['screens_told', 'order.lines_picked order/W26100001'],
    ['order_lines_picked', 'W26100001'],
    ['screens_told', 'message.changed message/7'],
  ]);
  // One piece of news for those who hear both.
  expect(heard.slice(0, 2).map(([channel, about]) => readScreenNews(channel, about))).toEqual([
    picked,
    picked,
  ]);
  await changes.close();
});
