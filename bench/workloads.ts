// What is driven at the shop. Each is also sent by a bare node http server, byte for byte, in the same run.

export type Workload = {
  name: string;
  path: string;
  /** A GraphQL document makes it a POST to the API. */
  query?: string;
};

const menu = `{ categoryList { uid children { uid name url_path product_count children { uid name url_path children { uid name url_path } } } } }`;

const card = `uid sku name url_key brand finish yield_text conditionings color_count tintable is_new_product flag_promo
  stock_status small_image { url label } price_range { minimum_price { regular_price { value currency }
  final_price { value currency } discount { percent_off } } }`;
const facets = 'aggregations { attribute_code label options { value label count } }';
const page = 'total_count page_info { current_page page_size total_pages }';

const listing = `{ products(filter: { category_url_path: { eq: "peinture-interieure" } }, pageSize: 24) {
  ${page} items { ${card} } ${facets} } }`;
const search = `{ products(search: "peinture facade", pageSize: 24) { ${page} items { ${card} } ${facets} } }`;
const product = `{ products(filter: { url_key: { eq: "ardelis-serena-peinture-plafond-mate" } }) { items { ${card}
  description { html } media_gallery { url label } categories { uid name breadcrumbs { category_name category_url_path } }
  crosssell_products { ${card} } ... on ConfigurableProduct { configurable_options { attribute_code label
  values { uid label swatch_data { value } } } variants { attributes { code uid } product { uid sku
  price_range { minimum_price { final_price { value } } } } } } } } }`;

export const workloads: readonly Workload[] = [
  { name: 'page: home', path: '/' },
  { name: 'page: category', path: '/catalogue/peinture-interieure/murs-et-plafonds' },
  { name: 'page: content', path: '/livraison' },
  { name: 'page: not found', path: '/cette-page-n-existe-pas' },
  {
    name: 'api: storeConfig',
    path: '/graphql',
    query: '{ storeConfig { store_code locale title_prefix grid_per_page } }',
  },
  { name: 'api: category tree', path: '/graphql', query: menu },
  {
    name: 'api: content page',
    path: '/graphql',
    query: '{ cmsPage(identifier: "livraison") { title content } }',
  },
  { name: 'api: listing, 24 items, facets', path: '/graphql', query: listing },
  { name: 'api: text search, 24 items, facets', path: '/graphql', query: search },
  { name: 'api: product by slug', path: '/graphql', query: product },
  {
    name: 'api: search panel',
    path: '/graphql',
    query:
      '{ search(query: "lasure") { total_count products { name url_key } categories { name } pages { title } } }',
  },
  { name: 'picture (cached)', path: '/media/category/facade/800x450.webp' },
];
