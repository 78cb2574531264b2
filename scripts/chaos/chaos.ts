// Faults, one after the other, while people buy and look around; of each what was seen, kept, and how soon it was over.
// usage: npm run chaos -- [--only worker,hung] [--seconds 20] [--list]
import { parseArgs } from 'node:util';
import { FAULTS } from './faults.ts';
import { openHouse } from './house.ts';
import { play } from './play.ts';
import { WITHSTOOD } from './row.ts';
import type { Row } from './row.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    list: { type: 'boolean', default: false },
  },
});
const seconds = Math.min(600, Math.max(10, Number(values.seconds) || 20));
const names = values.only?.split(',');
const chosen = FAULTS.filter(({ name }) => names?.includes(name) ?? true);
const unknown = (names ?? []).filter((name) => FAULTS.every((fault) => fault.name !== name));

if (values.list || unknown.length > 0) {
  for (const { name, title } of FAULTS) console.log(`${name.padEnd(14)} ${title}`);
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}`);
    process.exitCode = 2;
  }
} else {
  await playAll();
}

async function playAll(): Promise<void> {
  console.log('The demo is loaded…');
  const house = await openHouse('chaos');
  const rows: Row[] = [];
  for (const [at, fault] of chosen.entries()) {
    const stretch = house.stretches[at % house.stretches.length];
    if (stretch === undefined) throw new Error('Nothing was laid out to be bought');
    console.log(`${fault.name}: ${fault.title}…`);
    const row = await play(house, fault, stretch, seconds).catch((trouble: unknown) => ({
      fault: fault.name,
      verdict: `broke off: ${String(trouble)}`,
    }));
    console.log(
      Object.entries(row)
        .map(([name, value]) => `  ${name}: ${value}`)
        .join(','),
    );
    rows.push(row);
  }
  const figures = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'verdict'));
  console.table(rows.map((row) => ({ ...figures(row), ok: row.verdict === WITHSTOOD ? 'yes' : '–' })));
  for (const { fault, verdict } of rows) console.log(`${fault}: ${verdict}`);
  const hasFailed = rows.some(({ verdict }) => verdict !== WITHSTOOD && !verdict.startsWith('not run'));
  // Where nothing was tried nothing was proven.
  if (hasFailed || rows.every(({ verdict }) => verdict !== WITHSTOOD)) process.exitCode = 1;
}
