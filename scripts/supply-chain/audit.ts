// Asks npm's registry what is known against the packages the shop needs to run. Findings fail, unless
// audit-exceptions.json names them ({ "advisory": "GHSA-…", "reason": "…", "until": "2027-01-31" }); a registry that
// does not answer ends with a code of its own: nothing was verified. --away-is-fine says that this will do here.
// usage: npm run audit [-- --away-is-fine]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNotShipped } from '../package/left-out.ts';
import { npmCommand } from '../package/npm-command.ts';
import { writeManifests } from '../package/write-manifests.ts';
import { AWAY_IS_FINE, idOf, judgeAdvisories, readAudit, unverified } from './advisories.ts';
import type { AuditException } from './advisories.ts';

const here = import.meta.dirname;
const exceptions = JSON.parse(
  readFileSync(path.join(here, 'audit-exceptions.json'), 'utf8'),
) as AuditException[];
const audit = readAudit(asked());
if (audit.kind !== 'report') {
  const { words, code } = unverified(audit, process.argv.includes(AWAY_IS_FINE));
  console.error(words);
  process.exitCode = code;
} else {
  const { open, excepted, stale } = judgeAdvisories(
    audit.report,
    exceptions,
    new Date().toISOString().slice(0, 10),
  );
  for (const one of open)
    console.log(`✗ ${one.severity.padEnd(9)} ${one.name}\u00A0: ${one.title} ${one.url}`);
  for (const one of excepted) console.log(`  admis ${idOf(one)} (${one.name})`);
  for (const { advisory, until } of stale)
    console.log(`✗ exception périmée ou sans objet\u00A0: ${advisory}, ${until}`);
  console.log(`npm audit\u00A0: ${open.length} à traiter, ${excepted.length} admis par écrit`);
  process.exitCode = open.length + stale.length > 0 ? 1 : 0;
}

/** Of what is shipped, as the bill of materials names it. */
function asked(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuancier-audit-'));
  writeManifests(path.join(here, '..', '..'), folder, isNotShipped);
  const answer = npmCommand(['audit', '--package-lock-only', '--json', '--loglevel=silent'], folder);
  rmSync(folder, { recursive: true, force: true });
  return answer.output;
}
