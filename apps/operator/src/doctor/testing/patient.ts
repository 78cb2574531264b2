// A shop on the doctor's table, for tests.
import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import type { Finding, Patient, Surroundings } from '../check.ts';

export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://boutique.invalid',
  SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
  SMTP_URL: 'smtps://boutique:secret@smtp.invalid',
  MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
  MAIL_CONTACT: 'contact@nuancier.test',
};

export function surroundings(env: Record<string, string> = {}): Surroundings {
  const read = readConfiguration(env, '/srv/boutique');
  if (!read.ok) throw new Error(read.problems.join(' '));
  return { configuration: read.configuration, env, now: () => new Date() };
}

export function patientOn(
  { db, url }: Pick<ClonedDatabase, 'db' | 'url'>,
  env: Record<string, string> = {},
): Patient {
  return { ...surroundings({ DATABASE_URL: url, ...env }), db, url, embeddedIn: undefined };
}

/** « ok », or the states and what is said, one line each. */
export function inWords(findings: readonly Finding[]): string {
  return findings.map(({ state, says, advice }) => `${state} | ${says} | ${advice ?? ''}`).join('\n');
}
