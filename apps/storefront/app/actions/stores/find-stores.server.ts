// Which stores the page shows: all of them, or those near a place, a prediction or a position.
import { parsePlace } from '@nuancier/domain/stores/place.ts';
import type { Place } from '@nuancier/domain/stores/place.ts';
import {
  PlaceFoundDocument,
  PlacePredictionsDocument,
  StoresNearDocument,
  StoresPageDocument,
} from '../../../generated/documents.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { orMissing } from '../../backend/not-found.server.ts';
import type { StoreBrief, StoreFacts, StoresAnswer, StoreSearch } from './store-facts.ts';
import { storeSearchCopy } from './store-search-copy.ts';

type Found = { stores: readonly StoreFacts[]; search: StoreSearch };
type NamedPlace = Place & { name: string };

const USUAL_DISTANCE_KM = 50;
const LONGEST_TEXT = 100;

export async function findStores(backend: Backend, asked: URLSearchParams): Promise<StoresAnswer> {
  const text = (asked.get('lieu') ?? '').trim().slice(0, LONGEST_TEXT);
  const place = await placeAsked(backend, asked, text).catch(orBusy);
  const found =
    place === null || place === 'busy'
      ? await allStores(backend, place, text)
      : await storesNear(backend, place);
  const wanted = asked.get('magasin');
  const isListed = found.stores.some((store) => store.storeCode === wanted);
  return {
    ...shortened(found.stores),
    search: found.search,
    text,
    now: new Date().toISOString(),
    missed: found.search.kind === 'far' || (found.search.kind === 'near' && wanted !== null && !isListed),
  };
}

// A network of some dozens is shown whole; of a large one everything about the first, the others by name and town.
const MOST_WHOLE = 30;
const FIRST = 20;

function shortened(stores: readonly StoreFacts[]): Pick<StoresAnswer, 'stores' | 'others'> {
  if (stores.length <= MOST_WHOLE) return { stores, others: [] };
  return { stores: stores.slice(0, FIRST), others: stores.slice(FIRST).map(briefOf) };
}

function briefOf({ storeCode, titleLabel, latitude, longitude, address }: StoreFacts): StoreBrief {
  const { postalCode, locality } = address;
  return { storeCode, titleLabel, latitude, longitude, postalCode, locality };
}

async function allStores(backend: Backend, place: 'busy' | null, text: string): Promise<Found> {
  const { nearestStores } = await backend.query(StoresPageDocument, {});
  const stores = nearestStores?.items ?? [];
  if (place === 'busy') return { stores, search: { kind: 'busy' } };
  return { stores, search: text === '' ? { kind: 'all' } : { kind: 'unknown-place', text } };
}

function orBusy(error: unknown): 'busy' {
  if (error instanceof BackendRefusal && error.category === 'rate-limit') return 'busy';
  throw error;
}

async function storesNear(backend: Backend, { name, latitude, longitude }: NamedPlace): Promise<Found> {
  const answer = await backend.query(StoresNearDocument, { latlng: `${latitude},${longitude}` });
  const within = answer.within?.items ?? [];
  const kind = within.length > 0 ? 'near' : 'far';
  const withinKm = answer.storeConfig?.maximum_distance_to_order || USUAL_DISTANCE_KM;
  return {
    stores: kind === 'near' ? within : (answer.anywhere?.items ?? []),
    search: { kind, place: name, withinKm, latitude, longitude },
  };
}

async function placeAsked(
  backend: Backend,
  asked: URLSearchParams,
  text: string,
): Promise<NamedPlace | null> {
  const position = parsePlace(asked.get('position') ?? '');
  if (position.ok) return { ...position.value, name: storeSearchCopy.myPosition };
  const known = asked.get('id');
  return (known && (await placeOf(backend, known))) || (text === '' ? null : firstPlace(backend, text));
}

/** Without script, and by Enter, the first proposal is meant. */
async function firstPlace(backend: Backend, input: string): Promise<NamedPlace | null> {
  const { placeAutocomplete } = await backend.query(PlacePredictionsDocument, { input });
  const first = placeAutocomplete.predictions[0];
  return first ? placeOf(backend, first.placeId) : null;
}

async function placeOf(backend: Backend, placeId: string): Promise<NamedPlace | null> {
  const found = await orMissing(backend.query(PlaceFoundDocument, { placeId }));
  return found && { name: found.placeDetails.description, ...found.placeDetails.geolocation };
}
