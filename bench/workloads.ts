// What is driven at the shop. Each is also sent by a bare node http server, byte for byte, in the same run.

/** As clients ask: a document they always send, and what is different each time. */
export type Question = { query: string; variables?: Record<string, unknown> };

export type Workload = {
  name: string;
  path: string;
  /** Questions to the API, sent in turn. */
  questions?: readonly Question[];
  /** for personal requests */
  authorization?: string;
};

const menu = `{ categoryList { uid children { uid name url_path product_count children { uid name url_path children { uid name url_path } } } } }`;

const card = `uid sku name url_key brand finish yield_text conditionings color_count tintable is_new_product flag_promo
  stock_status small_image { url label } price_range { minimum_price { regular_price { value currency }
  final_price { value currency } discount { percent_off } } }`;
const facets = 'aggregations { attribute_code label options { value label count } }';
const page = 'total_count page_info { current_page page_size total_pages }';

const listingDocument = `query Listing($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput,
  $page: Int) { products(search: $search, filter: $filter, sort: $sort, pageSize: 24, currentPage: $page) {
  ${page} items { ${card} } ${facets} } }`;

/** A page of 24 with facets. */
export function listingQuestion(variables: Record<string, unknown>): Question {
  return { query: listingDocument, variables };
}

const productDocument = `query Product($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${card}
  description { html } media_gallery { url label } categories { uid name breadcrumbs { category_name category_url_path } }
  crosssell_products { ${card} } ... on ConfigurableProduct { configurable_options { attribute_code label
  values { uid label swatch_data { value } } } variants { attributes { code uid } product { uid sku
  price_range { minimum_price { final_price { value } } } } } } } } }`;

export function productQuestion(key: string): Question {
  return { query: productDocument, variables: { key } };
}

const panelDocument = `query Panel($text: String!) { search(query: $text) { total_count products { name url_key }
  categories { name } pages { title } } }`;

export function panelQuestion(text: string): Question {
  return { query: panelDocument, variables: { text } };
}

/** A directive sends the same question the ordinary way: executed, then turned into JSON. */
function executed({ query, ...rest }: Question): Question {
  return { ...rest, query: query.replace('total_count', 'total_count @include(if: true)') };
}

const listing = listingQuestion({ filter: { category_url_path: { eq: 'peinture-interieure' } } });
const search = listingQuestion({ search: 'peinture facade' });
const product = productQuestion('ardelis-serena-peinture-plafond-mate');

export const workloads: readonly Workload[] = [
  { name: 'page: home', path: '/' },
  { name: 'page: category', path: '/catalogue/peinture-interieure/murs-et-plafonds' },
  { name: 'page: content', path: '/livraison' },
  { name: 'page: not found', path: '/cette-page-n-existe-pas' },
  {
    name: 'api: storeConfig',
    path: '/graphql',
    questions: [{ query: '{ storeConfig { store_code locale title_prefix grid_per_page } }' }],
  },
  { name: 'api: category tree', path: '/graphql', questions: [{ query: menu }] },
  {
    name: 'api: content page',
    path: '/graphql',
    questions: [{ query: '{ cmsPage(identifier: "livraison") { title content } }' }],
  },
  { name: 'api: listing, 24 items, facets', path: '/graphql', questions: [listing] },
  { name: 'api: listing, not serialised', path: '/graphql', questions: [executed(listing)] },
  { name: 'api: text search, 24 items, facets', path: '/graphql', questions: [search] },
  { name: 'api: product by slug', path: '/graphql', questions: [product] },
  {
    name: 'api: search panel',
    path: '/graphql',
    questions: [panelQuestion('lasure')],
  },
  { name: 'picture (cached)', path: '/media/category/facade/800x450.webp' },
];
