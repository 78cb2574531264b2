// What is driven at the shop. Each is also sent by a bare node http server, byte for byte, in the same run.

export type Workload = {
  name: string;
  path: string;
  /** A GraphQL document makes it a POST to the API. */
  query?: string;
};

const menu = `{ categoryList { uid children { uid name url_path product_count children { uid name url_path children { uid name url_path } } } } }`;

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
  { name: 'picture (cached)', path: '/media/category/facade/800x450.webp' },
];
