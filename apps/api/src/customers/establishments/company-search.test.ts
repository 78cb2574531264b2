import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companySearch } from './company-search.ts';

const SIRET = '99990201800012';
const seat = {
  siret: SIRET,
  etat_administratif: 'A',
  adresse: '4 B RUE DU PORT 35000 RENNES',
  numero_voie: '4',
  indice_repetition: 'B',
  type_voie: 'RUE',
  libelle_voie: 'DU PORT',
  code_postal: '35000',
  libelle_commune: 'RENNES',
  commune: '35238',
};
const other = {
  siret: '99990201800020',
  etat_administratif: 'A',
  adresse: 'ZA DES LANDES 35135 CHANTEPIE',
  code_postal: '35135',
  libelle_commune: 'CHANTEPIE',
  commune: '35055',
};
const company = { nom_complet: 'BRETAGNE ENDUITS', nom_raison_sociale: null, siege: seat };

let answer: { status?: number; body: unknown; late?: boolean };
let asked: URL | undefined;
const server = createServer((request, response) => {
  asked = new URL(request.url ?? '/', 'http://registre.example');
  if (answer.late) return;
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const troubles: unknown[] = [];
beforeEach(() => {
  troubles.length = 0;
});
const find = (siret: string, timeoutMs?: number) =>
  companySearch({
    url,
    onTrouble: (trouble) => troubles.push(trouble),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }).find(siret);

describe('the public register', () => {
  it('is asked for the number and nothing else, and tells the seat in its parts', async () => {
    answer = { body: { results: [{ ...company, matching_etablissements: [seat] }] } };
    expect(await find(SIRET)).toEqual({
      kind: 'found',
      establishment: {
        siret: SIRET,
        name: 'BRETAGNE ENDUITS',
        streetNumber: '4 B',
        streetType: 'RUE',
        streetName: 'DU PORT',
        postalCode: '35000',
        cityName: 'RENNES',
        cityCode: '35238',
      },
    });
    expect(asked?.searchParams.get('q')).toBe(SIRET);
  });

  it('tells another establishment by its address line', async () => {
    answer = { body: { results: [{ ...company, matching_etablissements: [other] }] } };
    expect(await find(other.siret)).toMatchObject({
      kind: 'found',
      establishment: { streetNumber: null, streetName: 'ZA DES LANDES', postalCode: '35135' },
    });
  });

  it('hides what is not made public', async () => {
    const secret = {
      ...seat,
      numero_voie: '[ND]',
      indice_repetition: null,
      libelle_voie: '[ND]',
      adresse: '[ND]',
    };
    answer = { body: { results: [{ ...company, siege: secret }] } };
    expect(await find(SIRET)).toMatchObject({ establishment: { streetNumber: null, streetName: null } });
  });

  it.each([
    ['nobody', { results: [] }, 'unknown'],
    ['somebody else', { results: [{ ...company, siege: other }] }, 'unknown'],
    ['a closed one', { results: [{ ...company, siege: { ...seat, etat_administratif: 'F' } }] }, 'closed'],
  ])('%s', async (_name, body, kind) => {
    answer = { body };
    expect(await find(SIRET)).toEqual({ kind });
    expect(troubles).toEqual([]);
  });

  it.each([
    [{ status: 500, body: {} }],
    [{ status: 429, body: {} }],
    [{ body: '<html>' }],
    [{ body: { results: [{ siege: 7 }] } }],
  ])('%o is the register’s trouble, not the customer’s', async (wrong) => {
    answer = wrong;
    expect(await find(SIRET)).toEqual({ kind: 'unavailable' });
    expect(troubles).toHaveLength(1);
  });

  it('silence ends after its time', async () => {
    answer = { late: true, body: null };
    expect(await find(SIRET, 50)).toEqual({ kind: 'unavailable' });
  });
});
