// Which files the browser's script is cut into: a handful that stay in its cache, instead of dozens of crumbs.
// A file takes all that its starts import, directly or not, unless one named before it has it already; what only
// one page or panel needs stays with that page.
import path from 'node:path';
import { normalizePath } from 'vite';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const app = path.join(import.meta.dirname, '../../app');
const ui = path.join(import.meta.dirname, '../../../../packages/ui/src');

/** What every page draws, and small things that nearly every page uses. */
const frame = [
  'root.tsx',
  'layouts/default-layout.tsx',
  'head/page-meta.ts',
  '@nuancier/ui/text/format.ts',
  'head/structured-data.ts',
  'features/catalogue/breadcrumb-json-ld.ts',
  '@nuancier/ui/pieces/navigation/breadcrumbs.tsx',
  '@nuancier/ui/pieces/disclosure.tsx',
  '@nuancier/ui/pieces/empty-state.tsx',
  '@nuancier/ui/pieces/focus/keep-focus.ts',
  '@nuancier/ui/pieces/navigation/page.tsx',
  '@nuancier/ui/pieces/field/select.tsx',
  '@nuancier/ui/pieces/field/text-input.tsx',
];
// UI components receive class names from their callers: their own rules come first in the cascade, on every page.
const alsoFrame =
  /\/packages\/ui\/src\/pieces\/(?:(?!form\/)[\w-]+\/)?(?!done-note)[\w-]+\.module\.css$|\/lucide-react\/.*\/(?:check|chevron-\w+)\.mjs$/;

export const scriptChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 5 },
  { name: fileOf('frame', frame, alsoFrame), priority: 4 },
  { name: fileOf('product-card', ['features/catalogue/cards/product-card.tsx']), priority: 3 },
  // For those who keep a tint, and for the pages of colours: as one file, the frame has one name to know.
  {
    name: fileOf('own-tint', ['features/catalogue/colour/own/own-tint-chip.tsx']),
    priority: 3,
  },
  {
    name: fileOf('listing', [
      'features/catalogue/listing/view/listing-view.tsx',
      'features/catalogue/listing/listing-page.ts',
    ]),
    priority: 2,
  },
  { name: fileOf('tinted-price', ['features/catalogue/cards/tinted-price-tag.tsx']), priority: 2 },
  { name: fileOf('search-panel', ['panels/search-panel.tsx']), priority: 2 },
  {
    name: 'pieces',
    test: /[\\/]ui[\\/]src[\\/]pieces[\\/](?!form[\\/](?:form-refusal|form\.module|use-refused-form|text-field|form-answer)|notices[\\/]done-note)|lucide-react/,
    priority: 1,
  },
  // What the pages of forms share: dozens of crumbs would each be named in the table that every first visit loads.
  {
    name: 'forms',
    test: /[\\/]ui[\\/]src[\\/]pieces[\\/](?:form[\\/](?:form-refusal|form\.module|use-refused-form|text-field|form-answer)|notices[\\/]done-note)|[\\/]features[\\/]customers[\\/](?:captcha[\\/](?:captcha|use-captcha)|passwords[\\/](?:password-|new-password)|profile[\\/]saved-note|addresses[\\/](?:address-copy|address-fields|place-field)|short-page|account-copy|sign-in-copy)|[\\/]backend[\\/]forms[\\/]field-problem/,
    priority: 0,
  },
  // Shared by orders, quotations, requests and the cart.
  {
    name: 'papers',
    test: /[\\/]features[\\/](?:orders[\\/](?:history[\\/](?:order-list|order-amounts|order-table|reorder|latest-orders)|order[\\/]reorder|order-status)|cart[\\/](?:cart-notes|lines[\\/]tint-patch|approval[\\/]approval-copy)|checkout[\\/](?:step-actions|placed[\\/]placed-order-view)|approvals[\\/]approval-line|pricing[\\/](?:sum-|document-sums|amount-))/,
    priority: 0,
  },
  // What the product's page, the list and the calculators say of packs.
  {
    name: 'packs',
    test: /[\\/]features[\\/]catalogue[\\/](?:sold-out-copy|product[\\/](?:price[\\/](?:pack-label|article-prices)|chart[\\/]chart-prose))|[\\/]domain[\\/]src[\\/]catalogue[\\/](?:calculator[\\/]cheapest-packs|products[\\/]unit-price)\./,
    priority: 0,
  },
  {
    name: 'reviews',
    test: /[\\/]features[\\/]reviews[\\/](?:copy|stars|review-pages?|reviews)\b/,
    priority: 0,
  },
];

function fileOf(name: string, starts: readonly string[], also?: RegExp) {
  let reached: ReadonlySet<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= everythingFrom(starts, graph);
    return reached.has(id) || also?.test(normalizePath(id)) ? name : null;
  };
}

function everythingFrom(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(starts.map(idOf));
  const known = [...reached].filter((id) => graph.getModuleInfo(id));
  if (known.length < starts.length) throw new Error(`Not all of ${starts.join(', ')} are in the build`);
  // Iterating a Set includes what is added meanwhile.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** Of one of the storefront's own files, or of a shared piece by its address. */
function idOf(start: string): string {
  const shared = /^@nuancier\/ui\/(.+)$/.exec(start)?.[1];
  return normalizePath(shared === undefined ? path.join(app, start) : path.join(ui, shared));
}
