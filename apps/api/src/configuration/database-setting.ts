// The ways to the database (docs/operations.md#databases).
import * as v from 'valibot';
import { whole } from './configuration-values.ts';

export const databaseVariables = {
  DATABASE_URL: v.optional(postgres('DATABASE_URL')),
  DATABASE_LISTEN_URL: v.optional(postgres('DATABASE_LISTEN_URL')),
  DATABASE_OWNER_URL: v.optional(postgres('DATABASE_OWNER_URL')),
  DATABASE_READ_URL: v.optional(postgres('DATABASE_READ_URL')),
  READ_LAG_SECONDS: whole('READ_LAG_SECONDS', 30, 1, 86_400),
  DATABASE_POOL_SIZE: whole('DATABASE_POOL_SIZE', 10, 1, 500),
};

type DatabaseVariables = v.InferOutput<v.ObjectSchema<typeof databaseVariables, undefined>>;

export function databaseSetting(env: DatabaseVariables) {
  return {
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    ownerUrl: env.DATABASE_OWNER_URL,
    readUrl: env.DATABASE_READ_URL,
    mostLagMs: env.READ_LAG_SECONDS * 1_000,
  };
}

export function databaseProblems(env: DatabaseVariables): string[] {
  if (env.DATABASE_URL !== undefined) return [];
  const others = ['DATABASE_LISTEN_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const;
  return others
    .filter((name) => env[name] !== undefined)
    .map((name) => `DATABASE_URL manque\u00A0: elle est obligatoire avec ${name}.`);
}

function postgres(name: string) {
  return v.pipe(
    v.string(),
    v.regex(/^postgres(ql)?:\/\//, `${name} doit commencer par «\u00A0postgresql://\u00A0».`),
  );
}
