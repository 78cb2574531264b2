import { globSync, readFileSync } from 'node:fs';
import { schemaText } from '@nuancier/contract/schema.ts';
import { buildSchema, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { BackendFault, BackendRefusal, createBackend } from './backend.server.ts';
import { readSession } from './session.server.ts';
import type { ApiAnswer, TransportRequest } from './transport.server.ts';

const app = new URL('../', import.meta.url);
const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => readFileSync(new URL(file, app), 'utf8'));

function backendAnswering(answer: ApiAnswer, cookies = 'vsf-customer=t1; vsf-cart=c1') {
  const sent: TransportRequest[] = [];
  const backend = createBackend({
    transport: async (request) => {
      sent.push(request);
      return answer;
    },
    session: readSession(cookies),
    requestId: 'r1',
    clientAddress: '203.0.113.7',
    device: { token: 'appareil', agent: 'Firefox/145.0' },
    secureCookies: false,
    path: '/livraison',
  });
  return { backend, sent };
}

const refused = (message: string, category: string, path?: string[]) => ({
  message,
  extensions: { category },
  ...(path ? { path } : {}),
});

describe('what is sent', () => {
  it('CFG-02 customQuery and customMutation take any text with its variables, by the same way as our documents', async () => {
    const { backend, sent } = backendAnswering({ data: { currency: null } });
    expect(await backend.customQuery('query($a: Int) { currency { base_currency_code } }', { a: 1 })).toEqual(
      {
        currency: null,
      },
    );
    await backend.customMutation('mutation { x }');
    expect(sent.map(({ document, variables }) => [document, variables])).toEqual([
      ['query($a: Int) { currency { base_currency_code } }', { a: 1 }],
      ['mutation { x }', {}],
    ]);
    for (const { headers } of sent)
      expect(headers).toMatchObject({ authorization: 'Bearer t1', 'x-cart-id': 'c1' });
  });
});

describe('trouble', () => {
  it('NTF-02 the messages of the API are joined with commas', async () => {
    const { backend } = backendAnswering({
      errors: [refused('La première erreur', 'graphql-input'), refused('la seconde', 'graphql-input')],
    });
    const error = await backend.customQuery('{ x }').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BackendRefusal);
    expect((error as BackendRefusal).message).toBe('La première erreur, la seconde');
  });

  it('NTF-02 words that are for clients to match are told in French', async () => {
    const extensions = { category: 'graphql-no-such-entity', french: 'Ce panier est introuvable.' };
    const { backend } = backendAnswering({
      errors: [{ message: 'Could not find a cart with ID', extensions }],
    });
    await expect(backend.customQuery('{ x }')).rejects.toThrow('Ce panier est introuvable.');
  });

  it('CFG-22 a field that may fail comes back empty, and the page stands', async () => {
    const { backend } = backendAnswering({
      data: { currency: null },
      errors: [refused('incident', 'graphql-fault', ['currency'])],
    });
    const document = '{ currency { base_currency_code } }' as Parameters<typeof backend.query>[0];
    expect(await backend.query(document, {}, { mayFail: ['currency'] })).toEqual({ currency: null });
    await expect(backend.query(document, {})).rejects.toBeInstanceOf(BackendFault);
  });

  it('CFG-22 so does one deep inside an answer', async () => {
    const { backend } = backendAnswering({
      data: { products: { items: [{ feature: null }] } },
      errors: [refused('incident', 'graphql-fault', ['products', 'items', '0', 'feature'])],
    });
    const document = '{ products { items { feature { sku } } } }' as Parameters<typeof backend.query>[0];
    await expect(backend.query(document, {}, { mayFail: ['feature'] })).resolves.toBeDefined();
    await expect(backend.query(document, {}, { mayFail: ['reviews'] })).rejects.toBeInstanceOf(BackendFault);
  });

  it('CFG-22 what may fail is nullable in the contract: else it would take the whole answer with it', () => {
    const root = buildSchema(schemaText).getQueryType()?.getFields() ?? {};
    const names = sourceOf('**/*.{ts,tsx}').flatMap((text) =>
      [...text.matchAll(/mayFail: \[([^\]]*)\]/g)].flatMap(([, list]) => list?.match(/\w+/g) ?? []),
    );
    const aliases = new Map(
      sourceOf('**/*.graphql').flatMap((text) =>
        [...text.matchAll(/^ {2}(\w+): (\w+)/gm)].map(
          ([, alias = '', field = '']) => [alias, field] as const,
        ),
      ),
    );
    const fields = [...new Set(names)].map((name) => root[name] ?? root[aliases.get(name) ?? '']);
    expect(fields.filter(Boolean).length).toBeGreaterThan(20);
    expect(fields.flatMap((field) => (field && isNonNullType(field.type) ? [field.name] : []))).toEqual([]);
  });

  it('a fault keeps the session: nobody is signed out because a database was restarted', async () => {
    const { backend } = backendAnswering({ errors: [refused('incident', 'graphql-fault')] });
    const error = await backend.customQuery('{ x }').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BackendFault);
  });

  it('a dead token ends the session: cookies dropped, one warning, home', async () => {
    const { backend } = backendAnswering({ errors: [refused('non', 'graphql-authorization')] });
    const thrown = await backend.customQuery('{ x }').catch((response: unknown) => response);
    const { headers, status } = thrown as Response;
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'vsf-customer=',
      'persistent_token=',
      'vsf-cart=',
      'vsf-role=',
      'nuancier-viewer=',
      'nuancier-desk=',
      'nuancier-order=',
      'vsf-message=not-authorized',
    ]);
  });

  it('REP-04 a dead token in a customer’s shop leads back to the desk; behind no session there is none', async () => {
    const denied = { errors: [refused('non', 'graphql-authorization')] };
    const ended = async (cookies: string) => {
      const { backend } = backendAnswering(denied, cookies);
      const thrown = await backend.customQuery('{ x }').catch((response: unknown) => response);
      const { headers } = thrown as Response;
      return [headers.get('location'), ...headers.getSetCookie().map((cookie) => cookie.split(';')[0])];
    };
    expect(await ended('vsf-customer=t1; nuancier-desk=d1; persistent_token=p1')).toEqual([
      '/customer/portefeuille',
      'vsf-customer=d1',
      'vsf-cart=',
      'vsf-role=',
      'nuancier-viewer=',
      'nuancier-desk=',
      'vsf-message=connect-as-ended',
    ]);
    expect((await ended('nuancier-desk=d1'))[0]).toBe('/');
  });
});
