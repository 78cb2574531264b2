export const SHORTEST_INPUT = 2;
export const LONGEST_INPUT = 100;

/** As on an envelope; a commune has no street. */
export type PostalPlace = { street?: string | null; postcode: string; city: string };

export type Prediction = { placeId: string; description: string; address?: PostalPlace | null };

/** Which field of an address is being typed: the postcode or the town, or the street. */
export const PLACE_KINDS = ['COMMUNE', 'STREET'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What the address of the places answers. */
export type Predictions = { input: string; predictions: readonly Prediction[] };
