import { demoAccounts, demoStaff } from '@nuancier/demo/demo-accounts.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { demoRoutes } from './accounts-route.ts';

async function accountsOf(configuration: Parameters<typeof demoRoutes>[0]) {
  const app = fastify();
  for (const route of demoRoutes(configuration)) app.register(route);
  const answer = await app.inject('/dev/comptes');
  await app.close();
  return answer;
}

it('lists every account of the demo with its password', async () => {
  const { statusCode, body, headers } = await accountsOf({ mode: 'demo', loadDemo: true });
  expect(statusCode).toBe(200);
  const { people, password, code } = demoStaff();
  const emails = [...demoAccounts(), ...people].map(({ email }) => email);
  expect(emails.length).toBeGreaterThan(30);
  expect(emails.filter((email) => !body.includes(`<td>${email}</td>`))).toEqual([]);
  for (const word of [demoAccounts()[0]?.password ?? '', password, code])
    expect(body).toContain(`<code>${word}</code>`);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it.each([
  ['in production', { mode: 'production', loadDemo: false }],
  ['in a shop that is opened without the demo', { mode: 'demo', loadDemo: false }],
] as const)('does not list them %s', async (_where, configuration) => {
  expect((await accountsOf(configuration)).statusCode).toBe(404);
});
