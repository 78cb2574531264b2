import type { Context } from '../context.ts';
import { tokenHash } from '../secret-token.ts';

/** The browser that told an address may read it again; others see it masked. */
export function contactToken({ shopToken }: Pick<Context, 'shopToken'>): Buffer | null {
  return shopToken === undefined ? null : tokenHash(shopToken);
}
