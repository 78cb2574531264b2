import { availableParallelism } from 'node:os';
import type { Database } from '../../database/tables.ts';
import { refusedLines, repeatedLines, type ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { customerRefusals } from '../imports/customer-refusals.ts';
import type { CustomerRow } from '../imports/customers-import-rows.ts';
import {
  addAddresses,
  companyIds,
  knownCustomers,
  setParents,
  upsertCustomers,
  type KnownCustomer,
  type ReadyCustomer,
} from '../imports/customers-import-store.ts';
import { hashPassword } from '../../passwords/hash-password.ts';

export async function importCustomers(
  db: Database,
  customers: readonly CustomerRow[],
  now: Date = new Date(),
): Promise<ImportReport> {
  const codes = customers.flatMap(({ client_code: code }) => (code === null ? [] : [code]));
  const companies = await companyIds(db, codes);
  const emails = customers.flatMap(({ email, parent_email: parent }) =>
    parent === null ? [email] : [email, parent],
  );
  const known = await knownCustomers(db, emails);
  const refusals = [
    ...customerRefusals(customers, companies, known),
    ...repeatedLines(
      customers,
      (customer) => key(customer.email),
      (email) => `L’adresse «\u00A0${email}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);

  const hashes = await passwordHashes(customers, known);
  const upserted = await upsertCustomers(
    db,
    customers.map((customer) => ({
      ...readyCustomer(customer, companies, hashes),
      is_subscribed: customer.is_subscribed ?? known.get(key(customer.email))?.is_subscribed ?? false,
      created_at: customer.created_at ?? known.get(key(customer.email))?.created_at ?? now.toISOString(),
      // What the head of its company has suspended no file resumes.
      is_active: customer.is_active && known.get(key(customer.email))?.is_suspended !== true,
    })),
  );
  const written = await knownCustomers(db, emails);
  const linked = await setParents(
    db,
    customers.map((customer) => parentLink(customer, written)),
  );
  const rehoused = await addAddresses(
    db,
    customers.flatMap(({ email, addresses }) =>
      addresses.map((address) => ({ ...address, customer_id: idOf(written, email) })),
    ),
  );
  // An account counts once, its addresses and its place under another one with it.
  const changed = new Set([...upserted.keys.map((email) => idOf(written, email)), ...linked, ...rehoused]);
  return { ok: true, lines: customers.length, changed: changed.size, added: upserted.added };
}

// One hash per core at a time: more would only make each of them wait.
async function passwordHashes(
  customers: readonly CustomerRow[],
  known: ReadonlyMap<string, KnownCustomer>,
): Promise<ReadonlyMap<string, string | null>> {
  const hashes = new Map<string, string | null>();
  for await (const group of inBatches(customers, availableParallelism())) {
    const made = group.map(async ({ email, password }): Promise<[string, string | null]> => {
      const held = known.get(key(email))?.password_hash ?? null;
      return [key(email), held ?? (password === null ? null : await hashPassword(password))];
    });
    for (const [email, hash] of await Promise.all(made)) hashes.set(email, hash);
  }
  return hashes;
}

function readyCustomer(
  customer: CustomerRow,
  companies: ReadonlyMap<string, number>,
  hashes: ReadonlyMap<string, string | null>,
): Omit<ReadyCustomer, 'is_subscribed' | 'created_at'> {
  const {
    password: _password,
    client_code: code,
    parent_email: _parent,
    addresses: _addresses,
    ...rest
  } = customer;
  return {
    ...rest,
    company_id: code === null ? null : (companies.get(code) ?? null),
    password_hash: hashes.get(key(customer.email)) ?? null,
  };
}

function parentLink(
  { email, parent_email: parent }: CustomerRow,
  written: ReadonlyMap<string, KnownCustomer>,
): { id: number; parent_id: number | null } {
  return { id: idOf(written, email), parent_id: parent === null ? null : idOf(written, parent) };
}

function idOf(written: ReadonlyMap<string, KnownCustomer>, email: string): number {
  const customer = written.get(key(email));
  if (customer === undefined) throw new Error('A customer just written cannot be found');
  return customer.id;
}

const key = (email: string): string => email.toLowerCase();
