// The national address base (« Base Adresse Nationale »), or any service that answers its /search/ in GeoJSON.
import * as v from 'valibot';
import { bundledPlaces } from './bundled-places.ts';
import { MOST_PREDICTIONS } from './places.ts';
import type { FoundPlace, Places, PostalPlace } from './places.ts';

type Means = { url: string; onTrouble: (trouble: unknown) => void; timeoutMs?: number };

const TIMEOUT_MS = 1_500;
// What the service accepts: shorter or stranger questions are refused there, so the bundled list answers them.
const QUESTION = /^[\p{L}\d].{2,199}$/u;

/** When the service fails or answers nonsense, the bundled communes answer instead. */
export function addressService({ url, onTrouble, timeoutMs = TIMEOUT_MS }: Means): Places {
  const communes = bundledPlaces();
  return {
    async autocomplete(input, kind) {
      // Communes are bundled, under each of their postcodes: no request needed.
      if (kind === 'COMMUNE' || !QUESTION.test(input)) return communes.autocomplete(input, kind);
      const found = await search(url, input, timeoutMs).catch((trouble: unknown) => {
        onTrouble(trouble);
        return null;
      });
      if (found === null) return communes.autocomplete(input, kind);
      return kind === 'STREET' ? found.filter(({ address }) => address?.street) : found;
    },
    details: async (placeId) => (isAddressId(placeId) ? addressOf(placeId) : communes.details(placeId)),
  };
}

const Answer = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.object({
        label: v.pipe(v.string(), v.maxLength(200)),
        type: v.optional(v.string()),
        name: v.optional(v.string()),
        postcode: v.optional(v.string()),
        city: v.optional(v.string()),
      }),
    }),
  ),
});

type Properties = v.InferOutput<typeof Answer>['features'][number]['properties'];

async function search(url: string, input: string, timeoutMs: number) {
  const address = new URL(url);
  address.search = String(
    new URLSearchParams({ q: input, limit: String(MOST_PREDICTIONS), autocomplete: '1' }),
  );
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The address service answered ${response.status}`);
  const { features } = v.parse(Answer, await response.json());
  return features.slice(0, MOST_PREDICTIONS).map(({ geometry, properties }) => {
    const { label, type, postcode } = properties;
    const description = type === 'municipality' && postcode ? `${label} (${postcode})` : label;
    const [longitude, latitude] = geometry.coordinates;
    const address = postalPlace(properties);
    return { placeId: addressId([description, latitude, longitude, address]), description, address };
  });
}

/** Its `name` is the number and the street, a street, a hamlet, or the town itself. */
function postalPlace({ type, name, postcode, city }: Properties): PostalPlace | null {
  if (!postcode || !city) return null;
  return { street: type === 'municipality' ? null : (name ?? null), postcode, city };
}

// The service has no lookup by id: the id itself carries the result. A forged one affects only its sender.
const PREFIX = 'adresse.';
const short = v.pipe(v.string(), v.maxLength(200));
const Postal = v.object({ street: v.nullable(short), postcode: short, city: short });
const Carried = v.tuple([
  v.pipe(v.string(), v.maxLength(220)),
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.nullable(Postal),
]);
const CarriedText = v.pipe(v.string(), v.maxLength(1_000), v.parseJson(), Carried);

function addressId(carried: v.InferOutput<typeof Carried>): string {
  return PREFIX + Buffer.from(JSON.stringify(carried)).toString('base64url');
}

function isAddressId(placeId: string): boolean {
  return placeId.startsWith(PREFIX);
}

function addressOf(placeId: string): FoundPlace | null {
  const text = Buffer.from(placeId.slice(PREFIX.length), 'base64url').toString('utf8');
  const carried = v.safeParse(CarriedText, text);
  if (!carried.success) return null;
  const [description, latitude, longitude, address] = carried.output;
  return { placeId, description, address, latitude, longitude };
}
