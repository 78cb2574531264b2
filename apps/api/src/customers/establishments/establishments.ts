// The register of companies, as the shop asks it: one establishment by its number.

export type Establishment = {
  siret: string;
  name: string;
  streetNumber: string | null;
  streetType: string | null;
  streetName: string | null;
  postalCode: string;
  cityName: string;
  /** the commune's number at the INSEE */
  cityCode: string | null;
};

export type Lookup =
  | { kind: 'found'; establishment: Establishment }
  | { kind: 'unknown' }
  | { kind: 'closed' }
  /** The register does not answer or answers nonsense: a SIRET is not refused for that. */
  | { kind: 'unavailable' };

export type EstablishmentRegister = { find(siret: string): Promise<Lookup> };
