import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { openApi } from './openapi.ts';
import { exampleOf } from './routes/examples.ts';
import { routes } from './routes/routes.ts';

it('is an OpenAPI 3.1 document that a linter finds nothing against', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(openApi('https://boutique.example'));
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('names the licence that the repository has', () => {
  const { info } = openApi('https://boutique.example') as { info: { license: { identifier: string } } };
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'));
  expect(info.license.identifier).toBe(manifest.license);
});

it('describes every operation, with its right, its request and its answer', () => {
  const { paths } = openApi('https://boutique.example') as {
    paths: Record<
      string,
      Record<string, { description: string; requestBody?: object; responses: Record<string, unknown> }>
    >;
  };
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(routes.length);
  for (const route of routes) {
    const { path, method, scope, body } = route;
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.description).toContain(scope);
    expect(operation?.requestBody !== undefined).toBe(body !== null || 'takes' in route);
    const good = 'receive' in route && method === 'POST' ? '202' : '200';
    expect(Object.keys(operation?.responses ?? {})).toEqual([good, '4XX']);
  }
});

it.each(routes.map((route) => [route.method, route.path, route] as const))(
  '%s %s has an example that it would take and answer itself',
  (_method, _path, route) => {
    const example = exampleOf(route);
    expect(v.parse(route.answer, example?.answer)).toEqual(example?.answer);
    if (route.body !== null) v.parse(route.body, example?.request);
    expect(example?.request !== undefined).toBe(route.body !== null || 'takes' in route);
  },
);
