// Whether response times reveal an account: twenty wrong passwords for an existing e-mail address and twenty for an
// unknown one, the same for forgotten passwords. Prints the medians and their ratio, which should be near 1.
// usage: node bench/sign-in-time.ts [--times 20]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApi } from '@nuancier/api/api.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';

const KNOWN = 'nadia.castellan@demo.valbrune.example';
const NOBODY = 'personne@exemple.fr';
const SIGN_IN = `mutation ($email: String!) {
  generateCustomerToken(email: $email, password: "Faux-Mot-7") { token } }`;
const RESET = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';

const { values } = parseArgs({ options: { times: { type: 'string', default: '20' } } });
const times = Math.min(500, Math.max(1, Number(values.times)));

const dataDir = path.join(import.meta.dirname, '..', '.cache', 'bench-sign-in');
const database = await openDatabase({ dataDir, poolSize: 10 });
try {
  await database.forLongWork(async (db) => {
    await migrate(db);
    const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
    if (loaded.length === 0) await loadDemo(db, { size: 600, today: new Date() });
  });
  // Each attempt on another day: what is measured is the work, not the delays that follow failures.
  let clock = Date.now();
  const api = await createApi({
    db: database.db,
    databaseUrl: database.url,
    now: () => new Date(clock),
    log: createLog({ level: 'warn' }),
    publicUrl: 'http://localhost',
    production: false,
    captcha: { kind: 'off' },
    orderSecret: 'secret-des-commandes-du-banc',
    payments: { kind: 'none' },
    contactEmail: 'service.client@valbrune.example',
    stores: folderStores(dataDir),
  });
  const took = async (document: string, email: string): Promise<number> => {
    clock += DAY_MS;
    const start = performance.now();
    await api.execute({ document, variables: { email } });
    return performance.now() - start;
  };
  const compare = async (what: string, document: string) => {
    const [known, nobody]: [number[], number[]] = [[], []];
    for (const email of [KNOWN, NOBODY]) await took(document, email);
    // In turn, so that a machine that slows down slows both.
    for (let at = 0; at < times; at += 1) {
      known.push(await took(document, KNOWN));
      nobody.push(await took(document, NOBODY));
    }
    const [one, other] = [medianOf(known), medianOf(nobody)];
    return {
      what,
      'known, median ms': Number(one.toFixed(2)),
      'nobody, median ms': Number(other.toFixed(2)),
      ratio: Number((Math.max(one, other) / Math.min(one, other)).toFixed(2)),
    };
  };
  console.table([await compare('wrong password', SIGN_IN), await compare('forgotten password', RESET)]);
  await api.close();
} finally {
  await database.close();
}

function medianOf(durations: readonly number[]): number {
  const sorted = durations.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
