// Fills an empty shop with the demo, by files: the same way in as a merchant's own.
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, DatabasePool } from '@nuancier/api/database/tables.ts';
import { receiveFile } from '@nuancier/api/imports/files/receive-file.ts';
import { importKindNamed } from '@nuancier/api/intake/import-kinds.ts';
import { runImport } from '@nuancier/api/intake/run-import.ts';
import { hashPassword } from '@nuancier/api/passwords/hash-password.ts';
import { importDemoStaff } from '@nuancier/api/staff/operations/import-demo-staff.ts';
import { customersAsk } from './customers-ask.ts';
import { demoFiles, writeDemoFile } from './demo-files.ts';
import type { DemoFile, DemoFileOptions } from './demo-files.ts';
import { peoplePlan } from './people-plan.ts';
import { DEMO_PASSWORD, demoEmails } from './rows/accounts/customer-rows.ts';
import { staffRows } from './rows/accounts/staff-rows.ts';
import { frenchDay } from './shift-dates.ts';
import { visitorsSearch } from './visitors-search.ts';

export type DemoOptions = DemoFileOptions & {
  onProgress?: (step: string, done: number, total: number) => void;
};

/** An interrupted load is finished by running it again, since a file writes only what is missing or different. */
export async function loadDemo(db: DatabasePool, options: DemoOptions): Promise<void> {
  await loadDemoFiles(db, demoFiles(options), options);
  await openAccounts(db);
  // Invited one by one in a real shop: no file brings people who run it.
  await importDemoStaff(db, staffRows(), options.today);
  if (!options.isQuiet) {
    await customersAsk(db, options);
    await peoplePlan(db, options.today);
    await visitorsSearch(db, options.today);
  }
  await noteDemo(db, options);
}

/** `db` must be unhurried: the larger files take long statements. */
export async function loadDemoFiles(
  db: DatabasePool,
  files: readonly DemoFile[],
  options: DemoOptions,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nuancier-demo-'));
  const apart: Promise<void>[] = [];
  try {
    for (const file of files) {
      const own = join(folder, file.kind);
      // oxlint-disable-next-line no-await-in-loop -- a folder for each: two files are received at once
      await mkdir(own);
      const loading = loadFile(db, file, own, options);
      if (file.isApart === true) {
        apart.push(loading);
        // Its failure is told below, where all are waited for.
        loading.catch(() => {});
      }
      // oxlint-disable-next-line no-await-in-loop -- each file may name what the ones before it brought
      else await loading;
    }
    await Promise.all(apart);
  } finally {
    await Promise.allSettled(apart);
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadFile(
  db: DatabasePool,
  file: DemoFile,
  folder: string,
  { today, onProgress = () => {} }: DemoOptions,
): Promise<void> {
  const kind = importKindNamed(file.kind);
  if (kind === undefined) throw new Error(`The demo has a file of an unknown kind « ${file.kind} »`);
  const path = await writeDemoFile(folder, file);
  const received = await receiveFile(createReadStream(path), { name: path, folder });
  const { outcome, lines, refusals } = await runImport(db, kind, received, {
    format: 'jsonl',
    isTrial: false,
    skipsRefused: false,
    isFull: false,
    // Loaded again on another day, what was reduced may no longer be.
    isAccepted: true,
    at: null,
    mostPriceChange: null,
    rejects: join(folder, `${file.kind}.rejets.jsonl`),
    givenBy: 'démonstration',
    place: {
      viewer: { kind: 'visitor' },
      clientAddress: 'démonstration',
      requestId: 'démonstration',
      now: () => today,
    },
    onProgress: (step, done, total) => step === 'write' && onProgress(kind.title, done, total),
  });
  if (outcome !== 'written') {
    const told = refusals.map(({ line, reason }) => `ligne ${line}\u00A0: ${reason}`);
    throw new Error(`La démonstration ne se charge pas (${kind.title}). ${told.join(' ')}`);
  }
  await rm(path);
  onProgress(kind.title, lines, lines);
}

/**
 * No file carries passwords: here everybody's is known, and an account that has one keeps it. It is the same for all of
 * them and public, so one slow hash serves them all.
 */
async function openAccounts(db: Database): Promise<void> {
  await db
    .updateTable('customer')
    .set({ password_hash: await hashPassword(DEMO_PASSWORD) })
    .where('email', 'in', demoEmails())
    .where('password_hash', 'is', null)
    .execute();
}

async function noteDemo(db: Database, { size, today }: DemoOptions): Promise<void> {
  const value = JSON.stringify({ size, loadedFor: frenchDay(today) });
  await db
    .insertInto('operator_note')
    .values({ name: 'demo', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, written_at: new Date() }))
    .execute();
}
