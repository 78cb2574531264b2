// What the address of the simulator asks for: a colleague who opens it sees the same reckoning.
import type { SimulateCartQueryVariables } from '../../../generated/documents.ts';
import { readCount } from '../office/read-figures.ts';
import { simulatorCopy as copy } from './simulator-copy.ts';

export type SimulatorField = 'client' | 'panier' | 'articles' | 'code' | 'campagne';
export type SimulatorValues = Record<SimulatorField, string>;
type Input = SimulateCartQueryVariables['input'];

export function simulatorValues(address: URLSearchParams): SimulatorValues {
  const text = (name: SimulatorField) => address.get(name)?.trim() ?? '';
  return {
    client: text('client'),
    panier: text('panier') === 'en-cours' ? 'en-cours' : 'saisi',
    articles: text('articles'),
    code: text('code'),
    campagne: text('campagne'),
  };
}

export function simulationAsked(values: SimulatorValues): { input: Input } | { fault: string } {
  const isOwn = values.panier === 'en-cours';
  const typed = values.articles
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = typed.map((line) => ({ line, read: lineOf(line) }));
  const bad = read.find((one) => one.read === null);
  if (!isOwn && bad !== undefined) return { fault: copy.badLine(bad.line) };
  const lines = read.flatMap((one) => (one.read === null ? [] : [one.read]));
  if (!isOwn && lines.length === 0) return { fault: copy.noLine };
  return {
    input: {
      customer: values.client || null,
      own_cart: isOwn,
      lines: isOwn ? [] : lines,
      coupon: values.code || null,
      campaign: readCount(values.campagne),
    },
  };
}

/** Null: every reference is one. */
export function refusedWords(refused: readonly { sku: string; reason: string }[]): string | null {
  return refused.length === 0 ? null : refused.map(({ sku, reason }) => copy.refused(sku, reason)).join(' ');
}

/** One pack where no quantity is said. */
function lineOf(line: string): { sku: string; quantity: number } | null {
  const [sku = '', count = '1', ...rest] = line.split(/[\s;,]+/).filter((part) => part !== '');
  const quantity = readCount(count);
  return sku === '' || quantity === null || rest.length > 0 ? null : { sku, quantity };
}
