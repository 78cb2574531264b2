// A page or a block of the shop, as editors write it.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

export const CONTENT_KINDS = ['page', 'block'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What blocks are for goes by their names. */
export type ContentFamily = 'page' | 'banner' | 'menu' | 'block';

export type ContentFields = {
  title: string;
  content_heading: string | null;
  content: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  is_active: boolean;
};

export type ContentFault = 'BAD_CONTENT_NAME' | 'CONTENT_TITLE' | 'CONTENT_TOO_LONG' | 'CONTENT_DATES';

/** An identifier is the page's address: lower case, digits, hyphens, and slashes between parts. */
const IDENTIFIER = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const LONGEST_IDENTIFIER = 100;
const LONGEST_LINE = 300;
const LONGEST_TEXT = 100_000;

export function isContentIdentifier(text: string): boolean {
  return IDENTIFIER.test(text);
}

export function familyOf(kind: ContentKind, identifier: string): ContentFamily {
  if (kind === 'page') return 'page';
  if (/(?:^|-)(?:banner|bandeau)(?:-|$)/.test(identifier)) return 'banner';
  return /(?:^|-)menu(?:-|$)|^footer-/.test(identifier) ? 'menu' : 'block';
}

export function judgeContent(
  kind: ContentKind,
  identifier: string,
  fields: ContentFields,
): Verdict<ContentFields, ContentFault> {
  if (!isContentIdentifier(identifier) || identifier.length > LONGEST_IDENTIFIER)
    return refuse('BAD_CONTENT_NAME');
  if (kind === 'page' && fields.title.trim() === '') return refuse('CONTENT_TITLE');
  return isTooLong(fields) ? refuse('CONTENT_TOO_LONG') : accept(fields);
}

/** By whichever way it comes in. */
export function isTooLong({
  content,
  ...lines
}: { content: string } & Partial<Record<Line, string | null>>): boolean {
  const { title, content_heading, meta_title, meta_description, meta_keywords } = lines;
  const short = [title, content_heading, meta_title, meta_description, meta_keywords];
  return content.length > LONGEST_TEXT || short.some((line) => (line ?? '').length > LONGEST_LINE);
}

type Line = 'title' | 'content_heading' | 'meta_title' | 'meta_description' | 'meta_keywords';

export type PublicationDates = { from: Date | null; until: Date | null };

/** An end that comes before its beginning, or has passed, would publish nothing. */
export function judgeDates(
  { from, until }: PublicationDates,
  now: Date,
): Verdict<PublicationDates, ContentFault> {
  const begins = from ?? now;
  const isOdd = [from, until].some((date) => date !== null && Number.isNaN(date.getTime()));
  if (isOdd || (until !== null && (until <= begins || until <= now))) return refuse('CONTENT_DATES');
  return accept({ from, until });
}
