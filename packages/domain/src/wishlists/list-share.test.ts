import { describe, expect, it } from 'vitest';
import { listAccess, presentShare } from './list-share.ts';
import type { ListReader, ListShare } from './list-share.ts';

const OWNER = { customerId: 1, companyId: 10 };
const COLLEAGUE = { customerId: 2, companyId: 10 };
const STRANGER = { customerId: 3, companyId: 11 };
const NOBODYS = { customerId: 4, companyId: null };

function list(share: ListShare, ownerCompanyId: number | null = 10) {
  return { ownerId: 1, ownerCompanyId, share, sharedCompanyId: share === 'private' ? null : 10 };
}

describe('listAccess', () => {
  it.each<[string, ListShare, ListReader, ReturnType<typeof listAccess>]>([
    ['its owner, private', 'private', OWNER, 'own'],
    ['its owner, shared', 'read', OWNER, 'own'],
    ['its owner without a company', 'private', { customerId: 1, companyId: null }, 'own'],
    ['a colleague, private', 'private', COLLEAGUE, null],
    ['a colleague, to read', 'read', COLLEAGUE, 'reads'],
    ['a colleague, to edit', 'edit', COLLEAGUE, 'edits'],
    ['another company, to edit', 'edit', STRANGER, null],
    ['whoever has no company, to edit', 'edit', NOBODYS, null],
    ['whoever has no company, private', 'private', NOBODYS, null],
  ])('%s', (_name, share, reader, standing) => {
    expect(listAccess(list(share), reader)).toBe(standing);
  });

  it.each([
    ['another company', 11],
    ['none', null],
  ])('an owner who has gone over to %s shares with nobody', (_name, company) => {
    expect(presentShare(list('edit', company))).toBe('private');
    for (const reader of [COLLEAGUE, STRANGER, NOBODYS])
      expect(listAccess(list('edit', company), reader)).toBeNull();
  });
});
