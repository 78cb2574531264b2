import { parseArgs } from 'node:util';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { promisedPacks } from '@nuancier/api/orders/orders.ts';
import { shelfFigures } from '@nuancier/api/stock/stock.ts';
import type { ShelfFigures } from '@nuancier/api/stock/stock.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';

export const stockCommand: Command = {
  name: 'stock',
  takes: 'RÉFÉRENCE [--store CODE]',
  summary: 'dit d’un article, magasin par magasin, ce qui est compté, réservé, vendable et promis',
  async run(args, configuration, terminal) {
    const options = { store: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [sku, ...others] = positionals;
    if (sku === undefined || others.length > 0) {
      terminal.print(`Usage\u00A0: npm run shop -- stock ${stockCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, ({ db }) => show(db, sku, values.store ?? null, terminal));
  },
};

type Held = { number: string; packs: number };

async function show(
  db: DatabasePool,
  sku: string,
  store: string | null,
  terminal: Terminal,
): Promise<number> {
  const shelves = await shelfFigures(db, sku, store);
  const promised = Map.groupBy(await promisedPacks(db, sku), ({ shopCode }) => shopCode);
  if (shelves.length === 0) {
    const where = store === null ? 'nulle part' : `au magasin «\u00A0${store}\u00A0»`;
    terminal.print(
      `L’article «\u00A0${sku}\u00A0» ${store === null ? 'n’est' : 'n’est pas'} tenu en stock ${where}.`,
    );
    return 1;
  }
  for (const shelf of shelves) {
    const toCome = (promised.get(shelf.place) ?? []).map(({ orderNumber, packs }) => ({
      number: orderNumber,
      packs,
    }));
    terminal.print(shelf.place);
    for (const line of figuresOf(shelf, toCome)) terminal.print(`  ${line}`);
  }
  return 0;
}

function figuresOf(shelf: ShelfFigures, toCome: readonly Held[]): string[] {
  const { counted, countedAt, available, movements } = shelf;
  const when = countedAt === null ? 'sans date' : frenchMoment(countedAt);
  const own = movements.filter(({ kind }) => kind === 'delta');
  const moved = own.reduce((sum, { packs }) => sum + packs, 0);
  return [
    entry('Compté', `${packsIn(counted)}, ${when}`),
    ...(own.length === 0
      ? []
      : [entry('Mouvements', `${signed(moved)}\u00A0: ${own.map(({ reference }) => reference).join(', ')}`)]),
    entry('Réservé', heldIn(reservedBy(movements))),
    entry('Vendable', packsIn(available)),
    entry('Promis', toCome.length === 0 ? packsIn(0) : `${heldIn(toCome)}, à faire venir`),
  ];
}

/** Order by order; what was given back is no longer held. */
function reservedBy(movements: ShelfFigures['movements']): Held[] {
  const orders = Map.groupBy(
    movements.filter(({ kind }) => kind !== 'delta'),
    ({ reference }) => reference,
  );
  return [...orders]
    .map(([number, moved]) => ({ number, packs: -moved.reduce((sum, { packs }) => sum + packs, 0) }))
    .filter(({ packs }) => packs !== 0);
}

function heldIn(held: readonly Held[]): string {
  const total = packsIn(held.reduce((sum, { packs }) => sum + packs, 0));
  return held.length === 0
    ? total
    : `${total}\u00A0: ${held.map(({ number, packs }) => `${number} (${packs})`).join(', ')}`;
}

function packsIn(count: number): string {
  return `${count.toLocaleString('fr-FR')}\u00A0${count < 2 ? 'conditionnement' : 'conditionnements'}`;
}

function signed(count: number): string {
  return `${count > 0 ? '+' : ''}${packsIn(count)}`;
}

function entry(label: string, value: string): string {
  return `${label.padEnd(10)} ${value}`;
}
