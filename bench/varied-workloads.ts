// What many shoppers ask, each something else: drawn from the shop itself, the same list in every run.
import { send } from './load.ts';
import { RELEVANCE_QUERIES } from './relevance/queries.ts';
import { listingQuestion, panelQuestion, productQuestion } from './workloads.ts';
import type { Question, Workload } from './workloads.ts';

const SORTS = [undefined, { price: 'ASC' }, { price: 'DESC' }, { name: 'ASC' }];
const PAGES = [1, 2, 3];
// More than the listings the API keeps (500), requested in turn: each has been dropped before it is requested again.
const NEVER_KEPT = 1200;
const PRODUCTS = 300;

/** `authorization`: of a company with prices of its own. */
export async function variedWorkloads(shopUrl: string, authorization: string): Promise<Workload[]> {
  const categories = await textsOf(shopUrl, CATEGORIES, /"url_path":"([^"]+)"/g);
  const texts = [...new Set(RELEVANCE_QUERIES.map(({ query }) => query))];
  const products = await productsOf(shopUrl, categories);
  const listings = categories.flatMap((category) =>
    SORTS.flatMap((sort) =>
      PAGES.map((page) => listingQuestion({ filter: { category_url_path: { eq: category } }, sort, page })),
    ),
  );
  const unkept = neverKept((at, price) => ({
    filter: { category_url_path: { eq: categories[at % categories.length] }, price },
    sort: SORTS[at % SORTS.length],
  }));
  const byPrice = listingQuestion({
    filter: { category_url_path: { eq: 'peinture-interieure' }, price: { from: '10', to: '50' } },
    sort: { price: 'ASC' },
  });
  return [
    { name: 'page: category', path: '/catalogue/peinture-interieure/murs-et-plafonds' },
    workload('listing, the same', [
      listingQuestion({ filter: { category_url_path: { eq: 'peinture-interieure' } } }),
    ]),
    workload('listings: category × sort × page', listings),
    workload('listings, none kept', unkept),
    { ...workload('listings, none kept, by a company’s own prices', unkept), authorization },
    workload('listings by price, the same', [byPrice]),
    { ...workload('listings by price, the same, by a company’s own prices', [byPrice]), authorization },
    workload('text search, the same', [listingQuestion({ search: 'peinture facade' })]),
    workload(
      'text searches, none kept',
      neverKept((at, price) => ({ search: texts[at % texts.length], filter: { price } })),
    ),
    workload(
      'text searches with a typo, none kept',
      neverKept((at, price) => ({ search: mistyped(texts[at % texts.length] ?? '', at), filter: { price } })),
    ),
    workload('search panel, varied', texts.map(panelQuestion)),
    workload('product pages, varied', products.map(productQuestion)),
  ];
}

function workload(name: string, questions: readonly Question[]): Workload {
  return { name, path: '/graphql', questions };
}

// A price bound of its own makes each question new to the caches, and lets nearly everything through.
function neverKept(variables: (at: number, price: { from: string }) => Record<string, unknown>): Question[] {
  return Array.from({ length: NEVER_KEPT }, (_, at) =>
    listingQuestion(variables(at, { from: (at / 1000).toFixed(3) })),
  );
}

/** One letter left out, a different one each time. */
export function mistyped(text: string, at: number): string {
  const place = 1 + ((at * 7) % Math.max(1, text.length - 2));
  return text.slice(0, place) + text.slice(place + 1);
}

const CATEGORIES = '{ categoryList { children { url_path children { url_path children { url_path } } } } }';

async function productsOf(shopUrl: string, categories: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    categories.map((category) =>
      textsOf(
        shopUrl,
        `{ products(filter: { category_url_path: { eq: ${JSON.stringify(category)} } }, pageSize: 24) { items { url_key } } }`,
        /"url_key":"([^"]+)"/g,
      ),
    ),
  );
  return [...new Set(found.flat())].slice(0, PRODUCTS);
}

async function textsOf(shopUrl: string, query: string, pattern: RegExp): Promise<string[]> {
  const { content } = await send(`${shopUrl}/graphql`, JSON.stringify({ query }));
  return [...content.toString().matchAll(pattern)]
    .map((match) => match[1] ?? '')
    .filter((text) => text !== '');
}
