// Places from which the nearest stores are searched.
import type { Place } from '@nuancier/domain/stores/place.ts';

/** As written on an envelope; a commune has no street. */
export type PostalPlace = { street: string | null; postcode: string; city: string };

/** Which field of a postal address is being typed: the postcode or the town, or the street. */
export type PlaceKind = 'COMMUNE' | 'STREET';

/** `address` is null where the place has more than one postcode. */
export type Prediction = { placeId: string; description: string; address: PostalPlace | null };
export type FoundPlace = Prediction & Place;

/** Answers what is typed; the communes of France come with the shop, addresses from a service when one is set. */
export type Places = {
  autocomplete(input: string, kind?: PlaceKind): Promise<readonly Prediction[]>;
  details(placeId: string): Promise<FoundPlace | null>;
};

export const MOST_PREDICTIONS = 8;
