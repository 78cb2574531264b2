// Who may import whom, as code. ARCHITECTURE.md says why.

// Beside them stands `arrivals`, which knows the stores' hours and the stock.
const domainCapabilities =
  'catalogue|pricing|stock|search|cart|checkout|orders|approvals|quotations|invoices|customers|sub-accounts|wishlists|compare|stores|content|reviews|site|staff';

// Distances between colours are a science with a pure library of its own.
const colourScience = 'packages/domain/src/catalogue/colour/nearest/';

// Lower first: a folder may use those of the floors below its own, and none of its own floor.
const apiGround = [
  ['tracing'],
  ['concurrency'],
  ['text', 'configuration', 'process', 'database'],
  ['imports'],
  ['refusals', 'monitoring', 'rate-limit'],
  ['request', 'caching', 'audit', 'outbox', 'events', 'jobs'],
  ['passwords'],
  ['execution'],
  ['http'],
];
const apiCapabilities = [
  ['stock', 'payments', 'captcha', 'site'],
  ['content', 'mail', 'stores', 'staff'],
  ['customers', 'pricing'],
  ['catalogue', 'sub-accounts'],
  ['orders', 'reviews', 'wishlists', 'compare', 'invoices', 'search', 'media'],
  ['cart'],
  ['approvals', 'quotations', 'substitutes'],
  ['checkout', 'documents', 'reports'],
  // Every capability that holds personal data tells and forgets it at its door.
  ['privacy'],
  // What comes in by files goes through every capability's doors.
  ['intake'],
  // What the merchant's systems may ask of every capability.
  ['integration'],
  // All tables at once, whatever capability they are of.
  ['backups'],
];
const apiFloors = [...apiGround, ...apiCapabilities];

// What front ends share: three folders, none of which knows another.
const uiFloors = [['pieces', 'theme', 'text']];

const storefrontFloors = [
  ['addresses'],
  ['backend'],
  ['actions', 'head', 'guards'],
  ['panel-state'],
  ['features'],
  ['panels', 'screens'],
  ['layouts'],
];

const featureFloors = [
  ['site', 'compare', 'invoices'],
  ['stores', 'pricing', 'content'],
  ['stock', 'customers'],
  ['orders', 'wishlists', 'reviews', 'sub-accounts'],
  ['cart', 'approvals', 'quotations'],
  ['catalogue', 'checkout'],
  ['search'],
];

const gestionFloors = [['addresses'], ['backend'], ['features'], ['screens'], ['layouts']];
const gestionFeatureFloors = [
  ['office', 'codes', 'editor'],
  [
    'staff',
    'orders',
    'customers',
    'quotations',
    'reviews',
    'returns',
    'catalogue',
    'pricing',
    'content',
    'stores',
    'imports',
    'reports',
    'journal',
    'today',
  ],
];

const tests = '[.]test[.]tsx?$|/testing/';

function upwardRules(name, root, floors) {
  return floors.slice(0, -1).map((floor, index) => ({
    name: `${name}-floor-${index + 1}-looks-up`,
    severity: 'error',
    from: { path: `^${root}/(${floor.join('|')})/`, pathNot: tests },
    to: {
      path: `^${root}/(${floors
        .slice(index + 1)
        .flat()
        .join('|')})/`,
    },
  }));
}

function sameFloorRules(name, root, floors) {
  return floors.flatMap((floor, index) =>
    floor.length === 1
      ? []
      : {
          name: `${name}-floor-${index + 1}-looks-sideways`,
          severity: 'error',
          from: { path: `^${root}/(${floor.join('|')})/`, pathNot: tests },
          to: { path: `^${root}/(${floor.join('|')})/`, pathNot: `^${root}/$1/` },
        },
  );
}

// A folder that stands on no floor is bound by no rule: nobody there imports, and nobody imports it.
function standingRules(name, folders, floors) {
  const nowhere = {
    path: `^${folders}`,
    pathNot: `^${folders.split('/[')[0]}/(${floors.flat().join('|')})/`,
  };
  return [
    { name: `${name}-stands-on-a-floor`, severity: 'error', from: nowhere, to: {} },
    { name: `${name}-used-stands-on-a-floor`, severity: 'error', from: {}, to: nowhere },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...upwardRules('gestion', 'apps/gestion/app', gestionFloors),
    ...standingRules('every-folder-of-the-back-office', 'apps/gestion/app/[^/]+/', gestionFloors),
    ...upwardRules('gestion-features', 'apps/gestion/app/features', gestionFeatureFloors),
    ...sameFloorRules('gestion-features', 'apps/gestion/app/features', gestionFeatureFloors),
    {
      name: 'what-came-of-an-act-is-told-by-the-outcome-note',
      severity: 'error',
      from: { path: '^apps/gestion/', pathNot: '/office/outcome-note[.]tsx$' },
      to: { path: '/notices/done-note[.]tsx$' },
    },
    {
      name: 'the-back-office-knows-neither-api-nor-shop',
      severity: 'error',
      from: { path: '^apps/gestion/' },
      to: { path: '^(apps/(api|operator|storefront)|demo)/' },
    },
    {
      name: 'the-shop-knows-no-back-office-but-its-host-by-type',
      severity: 'error',
      from: {
        path: '^(apps/(api|operator|storefront)|demo|packages)/',
        pathNot: '^apps/storefront/server/gestion/',
      },
      to: { path: '^apps/gestion/' },
    },
    {
      name: 'domain-imports-nothing-outside',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: `${tests}|^${colourScience}` },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'colour-science-imports-culori-alone',
      severity: 'error',
      from: { path: `^${colourScience}`, pathNot: tests },
      to: { pathNot: '^(packages/domain/src|node_modules/(@types/)?culori)/' },
    },
    {
      name: 'domain-capability-keeps-to-itself',
      severity: 'error',
      from: { path: `^packages/domain/src/(${domainCapabilities})/`, pathNot: tests },
      to: { path: `^packages/domain/src/(${domainCapabilities})/`, pathNot: '^packages/domain/src/$1/' },
    },
    ...standingRules('every-domain-capability', 'packages/domain/src/[^/]+/', [
      [domainCapabilities, 'arrivals', 'testing'],
    ]),
    {
      name: 'generated-contract-imports-nothing',
      severity: 'error',
      from: { path: '^packages/contract/generated/' },
      to: {
        pathNot: '^packages/contract/generated/|^node_modules/graphql',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pictures-know-the-domain-only',
      severity: 'error',
      from: { path: '^packages/pictures/src/', pathNot: tests },
      to: { path: '^(apps|demo|packages/contract)/' },
    },
    {
      // Their tests too: a test that needs a front end stands there, one that reads all of them in scripts/house.
      name: 'ui-knows-the-domain-only',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(apps|demo|e2e|bench|scripts|packages/(contract|pictures))/' },
    },
    {
      name: 'ui-is-for-front-ends',
      severity: 'error',
      from: {
        path: '^(packages/(domain|contract|pictures)|apps/(api|operator)|demo|apps/storefront/app/addresses)/',
        pathNot: tests,
      },
      to: { path: '^packages/ui/' },
    },
    ...sameFloorRules('ui', 'packages/ui/src', uiFloors),
    ...standingRules('every-folder-of-the-ui', 'packages/ui/src/[^/]+', uiFloors),
    {
      name: 'api-never-looks-at-the-storefront-operator-or-demo',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: tests },
      to: { path: '^(apps/(storefront|operator)|demo)/' },
    },
    {
      name: 'api-capability-only-through-the-door',
      severity: 'error',
      from: { path: '^apps/api/src/([a-z-]+)/', pathNot: `${tests}|^apps/api/src/integration/` },
      to: {
        path: `^apps/api/src/(${apiCapabilities.flat().join('|')})/`,
        // The door, the type of what the capability's functions take, and the doors that files come in by and go back by.
        pathNot: [
          `^apps/api/src/$1/`,
          `^apps/api/src/([a-z-]+)/\\1(-context)?[.]ts$`,
          `^apps/api/src/[a-z-]+/operations/(?:imports/)?(?:import|take-back)-[a-z-]+[.]ts$`,
        ],
      },
    },
    {
      // As the operator does: what staff and files do is an operation of its capability.
      name: 'integration-only-through-doors-and-operations',
      severity: 'error',
      from: { path: '^apps/api/src/integration/', pathNot: tests },
      to: {
        path: `^apps/api/src/(${apiCapabilities.flat().join('|')})/`,
        pathNot: ['^apps/api/src/integration/', '^apps/api/src/([a-z-]+)/(\\1[.]ts$|operations/)'],
      },
    },
    {
      name: 'shop-never-looks-at-the-back-office',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `${tests}|/gestion/|/gestion-[a-z]+[.]ts$` },
      to: { path: '^apps/api/src/[a-z-]+/(gestion/|gestion-resolvers[.]ts$)' },
    },
    ...upwardRules('api', 'apps/api/src', apiFloors),
    ...sameFloorRules('api', 'apps/api/src', apiFloors),
    ...standingRules('every-folder-of-the-api', 'apps/api/src/[^/]+/', [...apiFloors, ['testing']]),
    {
      name: 'api-folders-never-look-at-the-root',
      severity: 'error',
      from: { path: '^apps/api/src/[a-z-]+/', pathNot: tests },
      to: { path: '^apps/api/src/[a-z-]+[.]ts$' },
    },
    {
      name: 'the-two-wings-meet-in-the-server-only',
      severity: 'error',
      from: { path: '^apps/storefront/app/', pathNot: tests },
      to: { path: '^(apps/(api|operator)|demo|apps/storefront/server)/' },
    },
    {
      name: 'common-passwords-stay-on-the-server',
      severity: 'error',
      from: { path: '^apps/storefront/', pathNot: tests },
      to: { path: '^packages/domain/src/customers/sign-in/common-password' },
    },
    ...upwardRules('features', 'apps/storefront/app/features', featureFloors),
    ...sameFloorRules('features', 'apps/storefront/app/features', featureFloors),
    ...standingRules('every-feature', 'apps/storefront/app/features/[^/]+', featureFloors),
    ...upwardRules('storefront', 'apps/storefront/app', storefrontFloors),
    ...sameFloorRules('storefront', 'apps/storefront/app', storefrontFloors),
    ...standingRules('every-folder-of-the-storefront', 'apps/storefront/app/[^/]+/', storefrontFloors),
    {
      name: 'storefront-folders-never-look-at-the-root',
      severity: 'error',
      from: { path: '^apps/storefront/app/[^/]+/', pathNot: tests },
      to: { path: '^apps/storefront/app/[^/]+$' },
    },
    {
      name: 'screens-never-import-screens',
      severity: 'error',
      from: { path: '^apps/storefront/app/screens/([^.]+)', pathNot: tests },
      to: {
        path: '^apps/storefront/app/screens/',
        pathNot: '^apps/storefront/app/screens/$1',
      },
    },
    {
      name: 'layouts-never-import-screens',
      severity: 'error',
      from: { path: '^apps/storefront/app/layouts/', pathNot: tests },
      to: { path: '^apps/storefront/app/screens/' },
    },
    {
      name: 'nobody-imports-the-routes',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '^apps/storefront/app/routes[.]ts$' },
    },
    {
      name: 'server-files-stay-on-the-server',
      severity: 'error',
      from: { path: '^apps/storefront/app/(features|panels|layouts)/', pathNot: tests },
      to: { path: '[.]server[.]ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/build/|[.]react-router/|/generated/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
