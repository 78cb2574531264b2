import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressService } from './address-service.ts';
import { bundledPlaces } from './bundled-places.ts';
import type { Places } from './places.ts';

const words = async (places: Places, input: string) =>
  (await places.autocomplete(input)).map(({ description }) => description);

describe('the bundled communes', () => {
  const places = bundledPlaces();

  it.each([
    ['renn', 'Rennes (35000)'],
    ['35200', 'Rennes (35200)'],
    ['rennes 352', 'Rennes (35200)'],
    ['Rennes (35200)', 'Rennes (35200)'],
    ['st etienne', 'Saint-Étienne (42000)'],
    ['SAINT-ÉT', 'Saint-Étienne (42000)'],
    ['havre', 'Le Havre (76600)'],
    ['l’haÿ', 'L’Haÿ-les-Roses (94240)'],
    ['eu', 'Eu (76260)'],
    ['par', 'Paris (75)'],
    ['75012', 'Paris (75012)'],
    ['69', 'Lyon (69)'],
  ])('« %s » proposes %s first', async (input, first) => {
    expect((await words(places, input))[0]).toBe(first);
  });

  it('the most populous come first, eight at most', async () => {
    const found = await words(places, 'saint');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 2)).toEqual(['Saint-Étienne (42000)', 'Saint-Denis (93200)']);
  });

  it.each(['', 'r', '(', 'zzzz', 'rennes 44'])('« %s » proposes nothing', async (input) => {
    expect(await words(places, input)).toEqual([]);
  });

  it('what was proposed has a place', async () => {
    const [first] = await places.autocomplete('35200');
    expect(await places.details(first?.placeId ?? '')).toEqual({
      placeId: '35238-35200',
      description: 'Rennes (35200)',
      address: { street: null, postcode: '35200', city: 'Rennes' },
      latitude: 48.112,
      longitude: -1.674,
    });
  });

  const completing = async (input: string) =>
    (await places.autocomplete(input, 'COMMUNE')).map(
      ({ address }) => `${address?.postcode} ${address?.city}`,
    );

  it.each([
    ['a town, under each of its postcodes', 'rennes', ['35000 Rennes', '35200 Rennes', '35700 Rennes']],
    ['a postcode', '35200', ['35200 Rennes']],
    ['both', '35700 ren', ['35700 Rennes']],
    ['a town that takes the place of another', '35000 Lyon', ['69001 Lyon', '69002 Lyon', '69003 Lyon']],
  ])('for an address: %s', async (_what, input, first) => {
    expect((await completing(input)).slice(0, 3)).toEqual(first);
  });

  it('for an address: every commune of a postcode, so that villages are found', async () => {
    const found = await completing('51300');
    expect(found).toHaveLength(46);
    expect(found).toContain('51300 Vitry-le-François');
    expect(await completing('513')).toHaveLength(8);
  });

  it('knows no streets', async () => {
    expect(await places.autocomplete('rue de Rennes', 'STREET')).toEqual([]);
  });

  it('a town with many postcodes is no address', async () => {
    expect(await places.details('75056')).toMatchObject({ description: 'Paris (75)', address: null });
  });

  it.each(['', '99999', '35238-44000', 'adresse.zzz'])('no commune is called « %s »', async (placeId) => {
    expect(await places.details(placeId)).toBeNull();
  });
});

describe('the national address service', () => {
  const asked: string[] = [];
  const answers = {
    '/search/': JSON.stringify({
      type: 'FeatureCollection',
      version: 'draft',
      features: [
        feature('8 Boulevard du Port', 'housenumber', [2.290084, 49.897443]),
        feature('Amiens', 'municipality', [2.2957, 49.8942]),
      ],
    }),
    '/broken/': '{"features":[{"geometry":null}]}',
  } as Record<string, string>;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    asked.push(String(searchParams));
    if (pathname === '/silent/') return;
    const answer = answers[pathname];
    response.writeHead(answer === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(answer ?? '{}');
  });
  const troubles: unknown[] = [];
  let at: (path: string) => Places;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    at = (path) =>
      addressService({
        url: `http://127.0.0.1:${port}${path}`,
        onTrouble: (trouble) => troubles.push(trouble),
        // Only silence has to be waited for.
        timeoutMs: path === '/silent/' ? 100 : 30_000,
      });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked in its own words, and its addresses are places', async () => {
    const places = at('/search/');
    const found = await places.autocomplete('8 bd du port');
    expect(asked.at(-1)).toBe('q=8+bd+du+port&limit=8&autocomplete=1');
    expect(found.map(({ description }) => description)).toEqual([
      '8 Boulevard du Port 80000 Amiens',
      'Amiens (80000)',
    ]);
    expect(await places.details(found[0]?.placeId ?? '')).toMatchObject({
      description: '8 Boulevard du Port 80000 Amiens',
      address: { street: '8 Boulevard du Port', postcode: '80000', city: 'Amiens' },
      latitude: 49.897443,
      longitude: 2.290084,
    });
    expect(await places.details('35238')).toMatchObject({ description: 'Rennes (35000)' });
  });

  it('for the street of an address: numbers and streets, no towns', async () => {
    const found = await at('/search/').autocomplete('8 bd du port', 'STREET');
    expect(found.map(({ address }) => address)).toEqual([
      { street: '8 Boulevard du Port', postcode: '80000', city: 'Amiens' },
    ]);
    expect(await at('/absent/').autocomplete('8 bd du port', 'STREET')).toEqual([]);
  });

  it('is not asked about towns and postcodes of an address: the communes are at hand', async () => {
    const before = asked.length;
    const found = await at('/search/').autocomplete('35200', 'COMMUNE');
    expect(found.map(({ description }) => description)).toEqual(['Rennes (35200)']);
    expect(asked).toHaveLength(before);
  });

  it.each(['/absent/', '/broken/', '/silent/'])('when %s fails the communes answer', async (path) => {
    const before = troubles.length;
    expect((await words(at(path), 'Rennes'))[0]).toBe('Rennes (35000)');
    expect(troubles).toHaveLength(before + 1);
  });

  it('is not asked what it would refuse', async () => {
    const before = asked.length;
    expect((await words(at('/search/'), 're'))[0]).toBe('Rennes (35000)');
    expect(asked).toHaveLength(before);
  });

  it.each(['adresse.', 'adresse.zzz', `adresse.${Buffer.from('["x",91,0,null]').toString('base64url')}`])(
    'a made-up id « %s » is no place',
    async (placeId) => {
      expect(await at('/search/').details(placeId)).toBeNull();
    },
  );
});

function feature(name: string, type: string, coordinates: [number, number]) {
  const label = type === 'municipality' ? name : `${name} 80000 Amiens`;
  const where = {
    postcode: '80000',
    city: 'Amiens',
    citycode: '80021',
    context: '80, Somme, Hauts-de-France',
  };
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { label, name, type, ...where, score: 0.9, id: '80021' },
  };
}
