import { expect, it } from 'vitest';
import { lyraNews } from './lyra-news.ts';

it.each([
  ['AUTHORISED', 'DEBIT', 'PAY', 'paid'],
  ['CAPTURED', 'DEBIT', 'BATCH', 'paid'],
  ['REFUSED', 'DEBIT', 'PAY', 'refused'],
  ['ABANDONED', 'DEBIT', 'PAY', 'abandoned'],
  ['CANCELLED', 'DEBIT', 'PAY', 'refused'],
  ['CANCELLED', 'DEBIT', 'MERCH_BO', 'refunded'],
  ['EXPIRED', 'DEBIT', 'PAY', 'refused'],
  ['NOT_CREATED', 'DEBIT', 'PAY', 'refused'],
  ['CAPTURE_FAILED', 'DEBIT', 'BATCH', 'refused'],
  ['CAPTURED', 'CREDIT', 'MERCH_BO', 'refunded'],
  ['AUTHORISED', 'CREDIT', 'MERCH_BO', 'refunded'],
  ['REFUSED', 'CREDIT', 'MERCH_BO', 'pending'],
  // Not captured yet, or the card was only verified.
  ['AUTHORISED_TO_VALIDATE', 'DEBIT', 'PAY', 'pending'],
  ['WAITING_AUTHORISATION', 'DEBIT', 'PAY', 'pending'],
  ['UNDER_VERIFICATION', 'DEBIT', 'PAY', 'pending'],
  ['ACCEPTED', 'VERIFICATION', 'PAY', 'pending'],
  ['A_WORD_OF_TOMORROW', 'DEBIT', 'PAY', 'pending'],
])('%s of a %s told by %s means %s', (status, operation, source, news) => {
  expect(lyraNews({ status, operation, source })).toBe(news);
});
