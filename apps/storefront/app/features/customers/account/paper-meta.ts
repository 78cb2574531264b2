import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../head/page-meta.ts';
import { accountCopy } from '../account-copy.ts';

/** A customer's paper belongs to the account, and to no search engine. */
export function paperMeta(matches: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] {
  return pageMeta(matches, { title: [title, accountCopy.title], noindex: true });
}
