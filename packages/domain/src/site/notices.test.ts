import { describe, expect, it } from 'vitest';
import { lifetimeOf, reduceNotices } from './notices.ts';
import type { Notice } from './notices.ts';

const aNotice = (id: string, overrides: Partial<Notice> = {}): Notice => ({
  icon: null,
  id,
  message: `message ${id}`,
  persist: false,
  title: null,
  type: 'info',
  ...overrides,
});

const after = (notices: Notice[]) =>
  notices.reduce<readonly Notice[]>((shown, notice) => reduceNotices(shown, { kind: 'send', notice }), []);

const ids = (notices: readonly Notice[]) => notices.map((notice) => notice.id);

describe('notices', () => {
  it('NTF-01 shows at most three, the newest in place of the oldest', () => {
    expect(ids(after(['a', 'b', 'c', 'd'].map((id) => aNotice(id))))).toEqual(['b', 'c', 'd']);
  });

  it('NTF-01 ignores a second notice with the same message', () => {
    const shown = after([aNotice('a', { message: 'Enregistré' }), aNotice('b', { message: 'Enregistré' })]);
    expect(ids(shown)).toEqual(['a']);
  });

  it('NTF-01 lets a notice go after 3000 ms unless it is persistent', () => {
    expect(lifetimeOf(aNotice('a'))).toBe(3000);
    expect(lifetimeOf(aNotice('a', { persist: true }))).toBeNull();
  });

  it('NTF-01 keeps the whole record: icon, id, message, persist, title, type', () => {
    const notice = aNotice('a', {
      icon: 'heart',
      title: 'Registration error',
      type: 'danger',
      persist: true,
    });
    expect(after([notice])).toEqual([
      {
        icon: 'heart',
        id: 'a',
        message: 'message a',
        persist: true,
        title: 'Registration error',
        type: 'danger',
      },
    ]);
  });

  it('keeps a persistent notice rather than a passing one when a fourth comes', () => {
    const shown = after([aNotice('kept', { persist: true }), aNotice('b'), aNotice('c'), aNotice('d')]);
    expect(ids(shown)).toEqual(['kept', 'c', 'd']);
  });

  it('gives up the oldest when all are persistent', () => {
    const shown = after(['a', 'b', 'c', 'd'].map((id) => aNotice(id, { persist: true })));
    expect(ids(shown)).toEqual(['b', 'c', 'd']);
  });

  it('removes the one that is dismissed, and only that one', () => {
    const shown = after([aNotice('a'), aNotice('b')]);
    expect(ids(reduceNotices(shown, { kind: 'dismiss', id: 'a' }))).toEqual(['b']);
    expect(ids(reduceNotices(shown, { kind: 'dismiss', id: 'unknown' }))).toEqual(['a', 'b']);
  });
});
