import type { QueryShelfProductsArgs, ShelfPage } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Means } from '../../request/asking.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import { typedWords } from '../../text/plain-words.ts';
import { countLacking, selectShelf, selectShelfBrands } from '../shelf/shelf-store.ts';
import type { ShelfFilter } from '../shelf/shelf-store.ts';

/** `letProductsGo`: what has left the shop is shown no more, from here on in this process. */
export type ShelfMeans = { letProductsGo: () => Promise<void> };
export type ShelfContext = StaffAsking & Means & ShelfMeans;

const USUAL = 50;
const MOST = 100;
const MOST_COUNTED = 1_000;
const LONGEST_SEARCH = 100;

export async function shelfProducts(
  { db, staff, now }: ShelfContext,
  args: QueryShelfProductsArgs,
): Promise<ShelfPage> {
  entitled(staff, 'shelfProducts');
  const [size, after, before] = [args.first ?? USUAL, args.after ?? null, args.before ?? null];
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const day = localMoment(now()).date;
  const [found, lacking] = await Promise.all([
    selectShelf(db, { ...shelfFilter(args), day }, { after, before, limit: size + 1 }),
    countLacking(db, { most: MOST_COUNTED, day }),
  ]);
  const isMore = found.length > size;
  const rows = before === null ? found.slice(0, size) : found.slice(-size);
  const [first, last] = [rows[0]?.sku ?? null, rows.at(-1)?.sku ?? null];
  return {
    rows,
    next: before !== null || isMore ? last : null,
    previous: (before === null ? after !== null : isMore) ? first : null,
    lacking: [...lacking].map(([name, count]) => ({
      lack: name,
      count: count === null ? null : Math.min(count, MOST_COUNTED),
      more: (count ?? 0) > MOST_COUNTED,
    })),
  };
}

type Asked = Pick<QueryShelfProductsArgs, 'query' | 'lack' | 'isHidden' | 'brand' | 'category'>;

export function shelfFilter({ query, lack, isHidden, brand, category }: Asked): Omit<ShelfFilter, 'day'> {
  return {
    words: typedWords((query ?? '').slice(0, LONGEST_SEARCH)),
    lack: lack ?? null,
    isHidden: isHidden ?? null,
    brand: brand?.trim() || null,
    category: category ?? null,
  };
}

export async function shelfBrands({ db, staff }: ShelfContext): Promise<string[]> {
  entitled(staff, 'shelfBrands');
  return selectShelfBrands(db);
}
