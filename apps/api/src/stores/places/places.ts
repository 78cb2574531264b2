// Where somebody may be looking for a store from.
import type { Place } from '@nuancier/domain/stores/place.ts';

export type Prediction = { placeId: string; description: string };
export type FoundPlace = Prediction & Place;

/** Answers what is typed; the communes of France come with the shop, addresses from a service when one is set. */
export type Places = {
  autocomplete(input: string): Promise<readonly Prediction[]>;
  details(placeId: string): Promise<FoundPlace | null>;
};

export const MOST_PREDICTIONS = 8;
