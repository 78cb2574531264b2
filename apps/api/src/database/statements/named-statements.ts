// Statements that come again are planned once per connection: PostgreSQL keeps what has a name. Of a small question
// the plan costs more than the answer.
import { createHash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type { PoolClient } from 'pg';
import { answeredInTime } from './answered-in-time.ts';
import type { HostPools } from '../connecting/host-pools.ts';
import { CopyRequest, runCopy } from '../copy-into.ts';
import { timeTakenBy } from './take-time.ts';

/** A statement is named when it comes for the third time; what comes once is not worth keeping. */
const OFTEN = 3;
/** Each is kept by every connection: texts that grow with their lists must not fill the memory. */
const MOST_NAMES = 300;
const LONGEST = 4_000;

/** Asked when a connection is used: what it keeps is known once it was reached. */
export type Pooler = { keepsNames: boolean };

/** How many connections were taken, and after which wait in all. */
export type Waits = { taken: number; waitedSeconds: number };

export function withNamedStatements(
  pools: HostPools,
  waits: Waits,
  { pooler, statementTimeoutMs }: { pooler?: Pooler | undefined; statementTimeoutMs: number },
): PostgresPool {
  const given = statementNames();
  const nameOf: NameOf = (text) => (pooler?.keepsNames === false ? undefined : given(text));
  const asking = { nameOf, limitMs: statementTimeoutMs, distrust: pools.distrust };
  const known = new WeakMap<PoolClient, PoolClient>();
  return {
    options: {},
    end: pools.end,
    async connect() {
      const asked = performance.now();
      const client = await pools.connect();
      waits.taken += 1;
      waits.waitedSeconds += (performance.now() - asked) / 1_000;
      const naming = known.get(client) ?? namingClient(client, asking);
      known.set(client, naming);
      return naming;
    },
  };
}

type Asking = { nameOf: NameOf; limitMs: number; distrust: () => void };

function namingClient(client: PoolClient, { nameOf, limitMs, distrust }: Asking): PoolClient {
  let isReadOnly = false;
  let takenMs = 0;
  const query = async (text: string, values: unknown[]) => {
    const [first] = values;
    try {
      if (first instanceof CopyRequest) return await runCopy(client, first);
      const name = nameOf(text);
      takenMs = timeTakenBy(text, values) ?? takenMs;
      const patienceMs = limitMs === 0 ? 0 : Math.max(limitMs, takenMs);
      return await answeredInTime(client, patienceMs, () =>
        name === undefined ? client.query(text, values) : client.query({ name, text, values }),
      );
    } catch (trouble) {
      if (isReadOnlyTrouble(trouble)) {
        isReadOnly = true;
        distrust();
      }
      throw trouble;
    }
  };
  // Its server has become a standby: it is left for one that takes writes.
  const release = (isBroken?: boolean | Error) => client.release(isBroken ?? isReadOnly);
  return new Proxy(client, {
    get(_client, key) {
      if (key === 'query') return query;
      if (key === 'release') return release;
      const value: unknown = Reflect.get(client, key);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}

function isReadOnlyTrouble(trouble: unknown): boolean {
  return trouble instanceof Error && 'code' in trouble && trouble.code === '25006';
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
