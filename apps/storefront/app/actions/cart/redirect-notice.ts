// What was done to the cart, carried in its address past a redirect, for those without script.
import type { CartAnswer } from './cart-answer.ts';
import { articleFields, readArticle } from './cart-article.ts';
import type { CartArticle } from './cart-article.ts';
import { cartAnswerCopy } from './cart-answer-copy.ts';

const DONE = 'fait';
const REMOVED = 'retire';

const words = {
  added: 'ajoute',
  restored: 'remis',
  changed: 'modifie',
  cleared: 'vide',
  'coupon-applied': 'code',
  'coupon-removed': 'code-retire',
  gone: 'change',
  'list-added': 'liste',
} as const;

type Done = { kind: keyof typeof words } | Extract<CartAnswer, { kind: 'removed' }>;

export function noticeSearch(answer: Done): string {
  const told =
    answer.kind === 'removed'
      ? { [DONE]: REMOVED, name: answer.name, ...articleFields(answer.article) }
      : { [DONE]: words[answer.kind] };
  return `?${new URLSearchParams(told).toString()}`;
}

/** After « Retirer ma demande ». */
export function withdrawnSearch(): string {
  return `?${new URLSearchParams({ [DONE]: 'demande-retiree' }).toString()}`;
}

/** After « Mettre de côté » and « Reprendre ». */
export function apartSearch(done: 'mis-de-cote' | 'repris'): string {
  return `?${new URLSearchParams({ [DONE]: done }).toString()}`;
}

export type RedirectNotice = { note: string | null; removed: { name: string; article: CartArticle } | null };

export function readNotice(params: URLSearchParams): RedirectNotice {
  const done = params.get(DONE) ?? '';
  if (done !== REMOVED)
    return {
      note: Object.hasOwn(cartAnswerCopy.notices, done) ? (cartAnswerCopy.notices[done] ?? null) : null,
      removed: null,
    };
  const article = readArticle(params);
  const name = params.get('name') ?? '';
  return { note: null, removed: typeof article === 'string' ? null : { name: name || article.sku, article } };
}
