// Statements that come again are planned once per connection: PostgreSQL keeps what has a name. Of a small question
// the plan costs more than the answer.
import { createHash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { CopyRequest, runCopy } from './copy-into.ts';

/** A statement is named when it comes for the third time; what comes once is not worth keeping. */
const OFTEN = 3;
/** Each is kept by every connection: texts that grow with their lists must not fill the memory. */
const MOST_NAMES = 300;
const LONGEST = 4_000;

export function withNamedStatements(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  const known = new WeakMap<PoolClient, PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const naming = known.get(client) ?? namingClient(client, nameOf);
      known.set(client, naming);
      return naming;
    },
  };
}

function namingClient(client: PoolClient, nameOf: NameOf): PoolClient {
  const query = (text: string, values: unknown[]) => {
    const [first] = values;
    if (first instanceof CopyRequest) return runCopy(client, first);
    const name = nameOf(text);
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  return new Proxy(client, {
    get(_client, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(client, key);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}

type NameOf = (text: string) => string | undefined;

export function statementNames(): NameOf {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMES || !isNameable(text)) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size >= MOST_NAMES * 4) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const given = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, given);
    return given;
  };
}

/** What asks for all columns answers otherwise once a migration has added one, which a kept plan does not survive. */
function isNameable(text: string): boolean {
  return text.length <= LONGEST && WITH_A_PLAN.test(text) && !ALL_COLUMNS.test(text);
}

const WITH_A_PLAN = /^\s*(?:select|insert|update|delete|with)\b/i;
const ALL_COLUMNS = /(?<!count\()\*/i;
