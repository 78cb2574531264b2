// What npm knows against our packages, less what somebody has looked at and written down, for as long as it was meant to last.
export type AuditReport = {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
};
export type Advisory = { name: string; title: string; url: string; severity: string };
export type AuditException = { advisory: string; reason: string; until: string };

const IGNORED = new Set(['info', 'low']);
const DAY = /^\d{4}-\d\d-\d\d$/;

export type Judgement = {
  open: Advisory[];
  excepted: Advisory[];
  /** Written down, and either past their day or not needed any more. */
  stale: AuditException[];
};

export function judgeAdvisories(
  report: AuditReport,
  exceptions: readonly AuditException[],
  today: string,
): Judgement {
  const found = Object.values(report.vulnerabilities ?? {})
    .flatMap(({ via }) => via.filter((one) => typeof one !== 'string'))
    .filter(({ severity }) => !IGNORED.has(severity));
  const advisories = [...new Map(found.map((one) => [`${idOf(one)} ${one.name}`, one])).values()];
  const good = exceptions.filter(
    ({ until, reason }) => DAY.test(until) && until >= today && reason.trim() !== '',
  );
  const isExcepted = (one: Advisory) => good.some(({ advisory }) => advisory === idOf(one));
  return {
    open: advisories.filter((one) => !isExcepted(one)),
    excepted: advisories.filter(isExcepted),
    stale: exceptions.filter(
      (exception) => !good.includes(exception) || !advisories.some((one) => idOf(one) === exception.advisory),
    ),
  };
}

export type Audit =
  | { kind: 'report'; report: AuditReport }
  /** the registry did not answer, or not as one */
  | { kind: 'away'; says: string }
  /** npm did not even ask: nothing is known, and nothing will be until somebody mends it */
  | { kind: 'broken'; says: string };

/** What `npm audit --json` has printed. Of a registry it could not reach it speaks in `message`, of all else in a code. */
export function readAudit(text: string): Audit {
  const said = parsed(text);
  if (said?.vulnerabilities !== undefined) return { kind: 'report', report: said };
  if (said?.message !== undefined && said.error?.code === undefined)
    return { kind: 'away', says: said.message };
  return { kind: 'broken', says: text };
}

export const AWAY_IS_FINE = '--away-is-fine';

/** Of sysexits.h: what is needed is not there, and another day it may be. Findings and faults end with 1. */
const UNAVAILABLE = 69;

/** Nothing was verified, and that is not to be taken for a clean answer. */
export function unverified(
  audit: Exclude<Audit, { kind: 'report' }>,
  isAwayFine: boolean,
): { words: string; code: number } {
  if (audit.kind === 'broken')
    return { words: `✗ npm audit n’a rien demandé\u00A0:\n${audit.says}`, code: 1 };
  const words = `✗ NON VÉRIFIÉ\u00A0: le registre de npm n’a pas répondu, aucune faille n’a été cherchée.\n${audit.says}`;
  return { words, code: isAwayFine ? 0 : UNAVAILABLE };
}

type Said = AuditReport & { message?: string; error?: { code?: string } };

function parsed(text: string): Said | undefined {
  try {
    return JSON.parse(text) as Said;
  } catch {
    return undefined;
  }
}

/** `https://github.com/advisories/GHSA-…` is known by its last part. */
export function idOf({ url }: Advisory): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
