// The communes bundled with the shop: no external service, nothing typed leaves the server.
import { MOST_PREDICTIONS } from './places.ts';
import type { FoundPlace, Places, Prediction } from './places.ts';
import { communeOf, foldName, readCommunes } from './read-communes.ts';
import type { Commune, Communes, LineText } from './read-communes.ts';

const SHORTEST = 2;
// Some postcodes are shared by half a canton, and each village must be found: the fullest has 46.
const MOST_OF_ONE_POSTCODE = 50;

/** Reads the communes at the first search: not every process needs them. */
export function bundledPlaces(): Places {
  let read: Communes | undefined;
  const communes = () => (read ??= readCommunes());
  return {
    async autocomplete(input, kind) {
      if (kind === 'STREET') return [];
      return kind === 'COMMUNE' ? communesAt(communes(), input) : predictions(communes(), input);
    },
    details: async (placeId) => placeOf(communes(), placeId),
  };
}

function predictions(communes: Communes, input: string): Prediction[] {
  const { name, postcode } = readInput(input);
  if (name.length + postcode.length < SHORTEST) return [];
  const found = new Set<number>();
  for (const line of candidates(communes, name, postcode)) {
    if (postcodeOf(communes, line, postcode) !== undefined) found.add(line);
    if (found.size === MOST_PREDICTIONS) break;
  }
  return [...found].map((line) => {
    const exact = postcodeOf(communes, line, postcode);
    const commune = communeAt(communes, line);
    return predictionOf(commune, usualCode(commune).startsWith(postcode) ? null : exact);
  });
}

/** For an address: one commune under one postcode each. A postcode that does not fit the town is being replaced. */
function communesAt(communes: Communes, input: string): Prediction[] {
  const { name, postcode } = readInput(input);
  if (name.length + postcode.length < SHORTEST) return [];
  const found = communesUnder(communes, name, postcode);
  return found.length > 0 || name === '' ? found : communesUnder(communes, name, '');
}

function communesUnder(communes: Communes, name: string, postcode: string): Prediction[] {
  const most = postcode.length === 5 ? MOST_OF_ONE_POSTCODE : MOST_PREDICTIONS;
  const found = new Map<string, Prediction>();
  for (const line of candidates(communes, name, postcode)) {
    const commune = communeAt(communes, line);
    for (const one of commune.postcodes.filter((code) => code.startsWith(postcode))) {
      const prediction = predictionOf(commune, one);
      found.set(prediction.placeId, prediction);
      if (found.size === most) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** « Rennes (35200) » as we wrote it, « 35200 rennes », a beginning of either. */
function readInput(input: string): { name: string; postcode: string } {
  const folded = foldName(input);
  const postcode = /(?:^| )(\d{1,5})(?= |$)/.exec(folded)?.[1] ?? '';
  return { name: folded.replace(postcode, '').trim(), postcode };
}

/** The whole name before its beginning, the beginning before another word: « Eu » is a town. */
function* candidates({ names, postcodes }: Communes, name: string, postcode: string): Generator<number> {
  if (name === '') {
    yield* linesWith(postcodes, ` ${postcode}`);
    return;
  }
  yield* linesWith(names, `\n ${name}\n`);
  yield* linesWith(names, `\n ${name}`);
  yield* linesWith(names, ` ${name}`);
}

function* linesWith({ text, starts }: LineText, wanted: string): Generator<number> {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    yield lineAt(starts, wanted.startsWith('\n') ? at + 1 : at);
}

function lineAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function communeAt({ lines }: Communes, line: number): Commune {
  return communeOf(lines[line] ?? '');
}

function postcodeOf(communes: Communes, line: number, beginning: string): string | undefined {
  return communeAt(communes, line).postcodes.find((postcode) => postcode.startsWith(beginning));
}

function predictionOf(commune: Commune, postcode: string | null | undefined): Prediction {
  const code = postcode ?? usualCode(commune);
  return {
    placeId: postcode ? `${commune.insee}-${postcode}` : commune.insee,
    description: `${commune.name} (${code})`,
    address: code.length === 5 ? { street: null, postcode: code, city: commune.name } : null,
  };
}

/** Towns whose postcodes are districts are named by their département: « Paris (75) », but « Rennes (35000) ». */
function usualCode({ insee, postcodes: [first = '', ...others] }: Commune): string {
  return others.length > 0 && !first.endsWith('0') ? insee.slice(0, 2) : first;
}

function placeOf(communes: Communes, placeId: string): FoundPlace | null {
  const [insee = '', postcode = null] = placeId.split('-');
  const line = communes.lineOfInsee.get(insee);
  if (line === undefined) return null;
  const commune = communeAt(communes, line);
  if (postcode !== null && !commune.postcodes.includes(postcode)) return null;
  const { latitude, longitude } = commune;
  return { ...predictionOf(commune, postcode), latitude, longitude };
}
