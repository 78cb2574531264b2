import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApi } from './openapi.ts';
import { routes } from './routes/routes.ts';

it('is an OpenAPI 3.1 document that a linter finds nothing against', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(openApi('https://boutique.example'));
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
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
    const good = 'receive' in route ? '202' : '200';
    expect(Object.keys(operation?.responses ?? {})).toEqual([good, '4XX']);
  }
});
