// What everything costs as the shop grows: the same questions at sizes ten times apart, by processor time of the shop and
// of its database, start-up and memory, and what each costs ten times larger. docs/scale.md tells what came of it.
// usage: node bench/growth/growth.ts [--size small,middle,large] [--only mes] [--part jobs|shop] [--data .cache/bench-growth]
//        The first run of a size fills its database: small a minute, middle some, large hours and 40 GB.
//        Figures are kept beside it: sizes measured before stand in the table too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../open-shop.ts';
import { fill } from './fill.ts';
import { aboveLimits } from './limits.ts';
import { measureJobs } from './measure-jobs.ts';
import { measureShop } from './measure-shop.ts';
import type { Figures } from './measure-shop.ts';
import { printGrowth } from './print-growth.ts';
import { GROWTH_SIZES } from './sizes.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'small,middle' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    data: { type: 'string', default: path.join(projectRoot, '.cache', 'bench-growth') },
  },
});
const wanted = values.size.split(',');
const fileOf = (name: string) => path.join(values.data, `${name}.json`);

for (const size of GROWTH_SIZES.filter(({ name }) => wanted.includes(name))) {
  const dataDir = path.join(values.data, size.name);
  await fill(dataDir, size);
  const { part, only } = values;
  const jobs = part === 'shop' ? {} : await measureJobs(dataDir, only);
  const shop = part === 'jobs' ? {} : await measureShop(dataDir, only);
  writeFileSync(fileOf(size.name), JSON.stringify({ ...known(size.name), ...jobs, ...shop }, null, 2));
}
const all = GROWTH_SIZES.map(({ name }) => [name, known(name)] as const);
printGrowth(all);
const above = aboveLimits(all);
for (const words of above) console.log(`AU-DESSUS DE LA LIMITE  ${words}`);
if (above.length > 0) process.exitCode = 1;

function known(name: string): Figures {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {};
}
