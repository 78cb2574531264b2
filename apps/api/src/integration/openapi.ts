// The description of the integration API, made from the very schemas that check it.
import { toJsonSchema } from '@valibot/to-json-schema';
import { SCOPES } from './keys/scopes.ts';
import { exampleOf } from './routes/examples.ts';
import { routes } from './routes/routes.ts';
import type { Route, Schema } from './routes/route.ts';

export const BASE_PATH = '/integration/v1';

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string', description: 'Une phrase en français.' },
    request_id: { type: 'string' },
  },
};

export function openApi(publicUrl: string): object {
  const paths = new Map<string, Record<string, object>>();
  for (const route of routes) {
    const held = paths.get(route.path) ?? {};
    paths.set(route.path, { ...held, [route.method.toLowerCase()]: operationOf(route) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nuancier\u00A0: intégration',
      version: '1',
      description:
        'Pour les systèmes du marchand. Dans une version, les formes ne font que grandir\u00A0: ignorez les champs que vous ne connaissez pas.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}${BASE_PATH}` }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `Une clé de «\u00A0npm run shop -- key create\u00A0». Droits\u00A0: ${Object.keys(SCOPES).join(', ')}.`,
        },
      },
      schemas: { Problem: problem },
    },
  };
}

function operationOf(route: Route): object {
  const { method, path, scope, summary, query, body } = route;
  const example = exampleOf(route);
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[/{}]+(\w)?/g, (_all, letter?: string) => (letter ?? '').toUpperCase())}`,
    summary,
    description: `Droit\u00A0: \`${scope}\`.`,
    tags: [path.split('/')[1]],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...queryParameters(query),
      ...(method === 'POST' ? [IDEMPOTENCY] : []),
    ],
    ...('takes' in route
      ? { requestBody: { required: true, content: filesOf(route.takes, example?.request) } }
      : {}),
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(body, 'input'), example: example?.request } },
          },
        }),
    responses: {
      ...goodAnswer(route, example?.answer),
      '4XX': {
        description: 'Refusé, en disant pourquoi.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function goodAnswer(route: Route, example: unknown): object {
  if ('gives' in route)
    return { '200': { description: 'Le fichier.', content: filesOf(route.gives, example) } };
  const content = { 'application/json': { schema: jsonSchema(route.answer, 'output'), example } };
  if (!('receive' in route) || route.method === 'PUT') return { '200': { description: 'Fait.', content } };
  const headers = { Location: { description: 'Où le suivre.', schema: { type: 'string' } } };
  return { '202': { description: 'Reçu, bientôt traité.', headers, content } };
}

/** The example is of the first type. */
function filesOf(types: readonly string[], example: unknown): object {
  return Object.fromEntries(
    types.map((type, at) => [type, { schema: { type: 'string' }, ...(at === 0 ? { example } : {}) }]),
  );
}

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'La même demande sous la même clé reçoit la première réponse, sans être refaite.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function queryParameters(query: Schema | null): object[] {
  if (query === null) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: Schema, typeMode: 'input' | 'output') {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode });
  return described;
}
