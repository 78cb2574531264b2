// The State's « recherche-entreprises » service, or any that answers its /search in the same JSON.
import * as v from 'valibot';
import type { Establishment, EstablishmentRegister, Lookup } from './establishments.ts';

type Means = { url: string; onTrouble: (trouble: unknown) => void; timeoutMs?: number };

const TIMEOUT_MS = 2_500;

export function companySearch({ url, onTrouble, timeoutMs = TIMEOUT_MS }: Means): EstablishmentRegister {
  return {
    find: (siret) =>
      search(url, siret, timeoutMs).catch((trouble: unknown): Lookup => {
        onTrouble(trouble);
        return { kind: 'unavailable' };
      }),
  };
}

async function search(url: string, siret: string, timeoutMs: number): Promise<Lookup> {
  const address = new URL(url);
  address.search = String(new URLSearchParams({ q: siret, page: '1', per_page: '1' }));
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The register of companies answered ${response.status}`);
  const { results } = v.parse(Answer, await response.json());
  const hits = results.flatMap(({ nom_complet, nom_raison_sociale, siege, matching_etablissements }) =>
    // The seat has more detail than the other establishments.
    [siege, ...matching_etablissements].map((place) => ({ name: nom_raison_sociale ?? nom_complet, place })),
  );
  const hit = hits.find(({ place }) => place.siret === siret);
  if (hit === undefined) return { kind: 'unknown' };
  if (hit.place.etat_administratif === 'F') return { kind: 'closed' };
  return { kind: 'found', establishment: establishmentOf(hit.name, hit.place) };
}

// « [ND] » marks what an establishment does not disclose.
const OptionalText = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(300)), null),
  v.transform((text) => (text === null || text.trim() === '' || text === '[ND]' ? null : text.trim())),
);

const Place = v.object({
  siret: v.string(),
  etat_administratif: OptionalText,
  adresse: OptionalText,
  numero_voie: OptionalText,
  indice_repetition: OptionalText,
  type_voie: OptionalText,
  libelle_voie: OptionalText,
  code_postal: OptionalText,
  libelle_commune: OptionalText,
  commune: OptionalText,
});

const Answer = v.object({
  results: v.array(
    v.object({
      nom_complet: v.pipe(v.string(), v.maxLength(300)),
      nom_raison_sociale: OptionalText,
      siege: Place,
      matching_etablissements: v.optional(v.array(Place), []),
    }),
  ),
});

function establishmentOf(name: string, place: v.InferOutput<typeof Place>): Establishment {
  const { siret, code_postal: postalCode, libelle_commune: cityName, commune } = place;
  const number = [place.numero_voie, place.indice_repetition].filter((part) => part !== null).join(' ');
  return {
    siret,
    name,
    streetNumber: number || null,
    streetType: place.type_voie,
    streetName: place.libelle_voie ?? streetIn(place.adresse, postalCode),
    postalCode: postalCode ?? '',
    cityName: cityName ?? '',
    cityCode: commune,
  };
}

/** « 12 RUE DES METAIRIES 35000 RENNES »: the part before the postcode. */
function streetIn(address: string | null, postcode: string | null): string | null {
  const end = address === null || postcode === null ? -1 : address.lastIndexOf(postcode);
  return address !== null && end > 0 ? address.slice(0, end).trim() : null;
}
