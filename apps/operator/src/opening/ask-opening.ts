import type { Terminal } from '../command.ts';
import { openingField, openingNames, readValue } from './opening-fields.ts';
import type { OpeningName } from './opening-fields.ts';
import { readOpening, sentence } from './read-opening.ts';
import type { ReadOpening } from './read-opening.ts';

/** One question a field; a value that will not do is asked for again, nothing is lost. */
export async function askOpening(
  ask: (question: string) => Promise<string>,
  terminal: Pick<Terminal, 'print'>,
): Promise<ReadOpening> {
  const answers = new Map<OpeningName, string>();
  for (const name of openingNames) {
    answers.set(name, await askField(name, ask, terminal));
  }
  let read = readOpening((name) => answers.get(name) ?? '');
  // Values that contradict each other: those are asked for once more, until they agree.
  while (!read.ok) {
    for (const fault of read.faults) terminal.print(fault);
    const told = read.faults;
    const wrong = openingNames.filter((name) => told.some((fault) => concerns(fault, name)));
    for (const name of wrong) {
      answers.set(name, await askField(name, ask, terminal));
    }
    read = readOpening((name) => answers.get(name) ?? '');
  }
  return read;
}

/** Of two values that contradict each other either may be the wrong one. */
const BESIDE: Readonly<Partial<Record<OpeningName, readonly OpeningName[]>>> = {
  'societe.siren': ['societe.immatriculation', 'societe.tva'],
  'societe.forme': ['societe.capital'],
};

function concerns(fault: string, name: OpeningName): boolean {
  return [name, ...(BESIDE[name] ?? [])].some((one) => fault.startsWith(`${one} (`));
}

async function askField(
  name: OpeningName,
  ask: (question: string) => Promise<string>,
  terminal: Pick<Terminal, 'print'>,
): Promise<string> {
  const { label, otherwise, example } = openingField(name);
  const hint = otherwise ? ` [${otherwise}]` : ` (ex.\u00A0${example})`;
  const answer = await ask(`${label}${hint}\u00A0: `);
  const read = readValue(name, answer);
  if (read.ok) return read.value;
  terminal.print(sentence(name, read.fault));
  return askField(name, ask, terminal);
}
