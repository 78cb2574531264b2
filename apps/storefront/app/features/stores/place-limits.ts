export const SHORTEST_INPUT = 2;
export const LONGEST_INPUT = 100;

export type Prediction = { placeId: string; description: string };

/** What the address of the places answers. */
export type Predictions = { input: string; predictions: readonly Prediction[] };
