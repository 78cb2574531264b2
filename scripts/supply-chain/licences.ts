// The licences of all that the shop needs to run; fails on one that licences.json neither allows nor judges.
// usage: npm run licences
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lockfile } from '../package/production-manifests.ts';
import { licencesOf } from './licence-rules.ts';
import type { LicenceList } from './licence-rules.ts';

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as T;

const found = licencesOf(read<Lockfile>('../../package-lock.json'), read<LicenceList>('licences.json'));
for (const { name, licence, isAllowed } of found)
  console.log(`${isAllowed ? ' ' : '✗'} ${licence.padEnd(20)} ${name}`);
const refused = found.filter(({ isAllowed }) => !isAllowed);
console.log(
  `${found.length} paquets, ${refused.length} licences à examiner (scripts/supply-chain/licences.json)`,
);
process.exitCode = refused.length > 0 ? 1 : 0;
