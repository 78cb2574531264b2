import { parseArgs } from 'node:util';
import { databaseSummary } from '@nuancier/api/database/database-summary.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { resetDemo } from '@nuancier/demo/reset-demo.ts';
import type { Command, Terminal } from '../command.ts';
import { hasDemo } from '../ensure-demo.ts';
import { openAsTool } from '../open-as-tool.ts';

const SIZES = [600, 10_000, 100_000] as const;
type Size = (typeof SIZES)[number];

export const resetDemoCommand: Command = {
  name: 'reset-demo',
  takes: '[--size 600|10000|100000]',
  summary: 'efface tout et recharge la démonstration\u00A0; refusée en production',
  async run(args, configuration, terminal) {
    const size = askedSize(args, configuration.demoSize);
    if (size === undefined) {
      terminal.print('Taille inconnue\u00A0: --size vaut 600, 10000 ou 100000.');
      return 2;
    }
    if (configuration.mode === 'production') {
      terminal.print(
        'Refusé\u00A0: la boutique est en production, ses données ne sont pas celles d’une démonstration.',
      );
      return 1;
    }
    return openAsTool(configuration, (database) => reset(database, size, terminal));
  },
};

async function reset(database: OpenDatabase, size: Size, terminal: Terminal): Promise<number> {
  // Emptying tables is their owner's right.
  return database.asOwner(async (db) => {
    await migrate(db);
    const isDemo = await hasDemo(db);
    const summary = await databaseSummary(db);
    if (!isDemo && (summary?.customers !== 0 || summary.products !== 0)) {
      terminal.print('Refusé\u00A0: cette base est remplie et ne porte pas la marque de la démonstration.');
      return 1;
    }
    const options = { size, today: new Date(), onProgress: terminal.progress.count };
    await (isDemo ? resetDemo(db, options) : loadDemo(db, options));
    terminal.progress.end();
    terminal.print(`Démonstration rechargée (taille ${size}).`);
    return 0;
  });
}

function askedSize(args: string[], usual: Size): Size | undefined {
  const { values } = parseArgs({ args, options: { size: { type: 'string' } }, strict: true });
  if (values.size === undefined) return usual;
  return SIZES.find((size) => String(size) === values.size);
}
