// What the address of a report says, so that a colleague who opens it sees the same figures.
import type { FigureBy } from '../../../generated/documents.ts';
import { readStore, storeSaid } from '../office/one-store/one-store-address.ts';
import { readPeriod } from './report-period.ts';
import { REPORTS } from './report-names.ts';
import type { ReportName } from './report-names.ts';

export type FiguresAddress = {
  by: FigureBy;
  since: string;
  until: string;
  store: string | null;
  /** null: the usual ones */
  hours: number | null;
};

const WORDS = {
  day: 'jour',
  week: 'semaine',
  store: 'magasin',
  universe: 'univers',
  article: 'article',
  step: 'etape',
  company: 'societe',
  words: 'mots',
} as const satisfies Record<FigureBy, string>;

export function readFiguresAddress(name: ReportName, address: URLSearchParams, now: Date): FiguresAddress {
  const ways: readonly FigureBy[] = REPORTS[name].ways;
  const [usual] = REPORTS[name].ways;
  const hours = address.get('heures')?.trim() ?? '';
  return {
    ...readPeriod(address, now),
    by: ways.find((way) => WORDS[way] === address.get('par')) ?? usual,
    // What is searched is no store's.
    store: name === 'recherches' ? null : readStore(address),
    // What is no number is left for the API to refuse.
    hours: hours === '' ? null : /^\d{1,6}$/.test(hours) ? Number(hours) : 0,
  };
}

export function figuresAddress({ by, since, until, store, hours }: FiguresAddress): string {
  const said = new URLSearchParams({ par: WORDS[by], du: since, au: until, ...storeSaid(store) });
  if (hours !== null) said.set('heures', String(hours));
  return `?${said}`;
}

/** The name of a way in the address. */
export function wayWord(by: FigureBy): string {
  return WORDS[by];
}
