import type { QueryShelfProductsArgs, ShelfPage } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Means } from '../../request/asking.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import { plainWords } from '../../text/plain-words.ts';
import { countLacking, selectShelf } from '../shelf/shelf-store.ts';

/** `letProductsGo`: what has left the shop is shown no more, from here on in this process. */
export type ShelfMeans = { letProductsGo: () => Promise<void> };
export type ShelfContext = StaffAsking & Means & ShelfMeans;

const USUAL = 50;
const MOST = 100;
const MOST_COUNTED = 1_000;
const LONGEST_SEARCH = 100;

export async function shelfProducts(
  { db, staff, now }: ShelfContext,
  { query, lack, isHidden, first, after }: QueryShelfProductsArgs,
): Promise<ShelfPage> {
  entitled(staff, 'shelfProducts');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const day = localMoment(now()).date;
  const found = await selectShelf(db, {
    day,
    words: plainWords((query ?? '').slice(0, LONGEST_SEARCH)),
    lack: lack ?? null,
    isHidden: isHidden ?? null,
    after: after ?? null,
    limit: size + 1,
  });
  const rows = found.slice(0, size);
  const lacking = await countLacking(db, { most: MOST_COUNTED, day });
  return {
    rows,
    next: found.length > size ? (rows.at(-1)?.sku ?? null) : null,
    lacking: [...lacking].map(([name, count]) => ({
      lack: name,
      count: Math.min(count, MOST_COUNTED),
      more: count > MOST_COUNTED,
    })),
  };
}
