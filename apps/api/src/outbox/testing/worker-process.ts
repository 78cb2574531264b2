// An outbox worker in a process of its own, for a test that kills it.
import { databaseClock } from '../../database/database-clock.ts';
import { openPool } from '../../database/open-pool.ts';
import { createLog } from '../../monitoring/log.ts';
import { mailWorker } from './mail-worker.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const db = openPool(databaseUrl, { size: 2, statementTimeoutMs: 5_000, onTrouble: () => {} });
mailWorker({ db, smtpUrl, log: createLog({ level: 'silent' }), clock: databaseClock(db) });
// The worker's own timers keep no process alive.
setInterval(() => {}, 60_000);
