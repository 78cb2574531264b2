// Every criterion of WCAG 2.2, levels A and AA, and the rows of RGAA 4.1 that ask for more: how each is known to hold.
// The declaration counts these rows; a test looks for every test named here in the sources.

/**
 * `tests`: covered by tests, each « file › words of its title ». `seen`: checked by a person on a day. `person`: still
 * to be checked by a person, with a screen reader or by eye. `failed`: known not to hold. `none`: not applicable, the
 * shop has no such content.
 */
export type Proof =
  | { kind: 'tests'; tests: readonly string[] }
  | { kind: 'seen'; on: string }
  | { kind: 'person' }
  | { kind: 'failed' }
  | { kind: 'none' };

export type Criterion = { id: string; level: 'A' | 'AA' | 'RGAA'; proof: Proof };

/** The day of the last full review of the rows below. */
export const ASSESSED_ON = '2026-11-16';

const tests = (...named: readonly string[]): Proof => ({ kind: 'tests', tests: named });
const person: Proof = { kind: 'person' };
const none: Proof = { kind: 'none' };

const axe = 'e2e/looks/stops.spec.ts › axe finds no violation';
const stops =
  'e2e/looks/stops.spec.ts › every focus stop and its ring are visible and in order, focus alone leads nowhere, nothing overflows sideways, and widely spaced text fits';
const byAccident = (title: string) => `scripts/house/by-accident.test.ts › ${title}`;
const names = (title: string) => `apps/storefront/app/screens/site/named-things.test.ts › ${title}`;

// prettier-ignore
export const accessibilityCriteria: readonly Criterion[] = [
  { id: '1.1.1', level: 'A', proof: tests(axe, names('each photo of a product has words of its own')) },
  { id: '1.2.1', level: 'A', proof: none },
  { id: '1.2.2', level: 'A', proof: none },
  { id: '1.2.3', level: 'A', proof: none },
  { id: '1.2.4', level: 'AA', proof: none },
  { id: '1.2.5', level: 'AA', proof: none },
  { id: '1.3.1', level: 'A', proof: tests(axe, names('every table says what it is'), names('every table names its columns and its rows'), 'scripts/house/sheets/tables.test.ts › a table is laid out as one', 'packages/ui/src/pieces/ui.test.tsx › ties label, hint and error to its control') },
  { id: '1.3.2', level: 'A', proof: person },
  { id: '1.3.3', level: 'A', proof: person },
  { id: '1.3.4', level: 'AA', proof: tests('scripts/house/sheets/breakpoints.test.ts › every media query of the style sheets stands at one of them') },
  { id: '1.3.5', level: 'AA', proof: tests(names('a field about the person who types says what it is for')) },
  { id: '1.4.1', level: 'A', proof: person },
  { id: '1.4.2', level: 'A', proof: none },
  { id: '1.4.3', level: 'AA', proof: tests(axe, 'packages/ui/src/theme/contrast.test.ts › at 4.5:1 or more') },
  { id: '1.4.4', level: 'AA', proof: tests(stops) },
  { id: '1.4.5', level: 'AA', proof: person },
  { id: '1.4.10', level: 'AA', proof: tests('e2e/looks/every-screen.spec.ts › no width between 320 and 1536 px makes the page scroll sideways', stops) },
  { id: '1.4.11', level: 'AA', proof: tests('packages/ui/src/theme/contrast.test.ts › at 3:1 or more') },
  { id: '1.4.12', level: 'AA', proof: tests(stops) },
  { id: '1.4.13', level: 'AA', proof: tests('e2e/menus.spec.ts › by mouse and by keyboard, and closes by Escape') },
  { id: '2.1.1', level: 'A', proof: tests('e2e/checkout.spec.ts › a company orders on account by keyboard', 'e2e/cart.spec.ts › a visitor fills a cart by keyboard', 'e2e/stores.spec.ts › a visitor searches a place and chooses its store by keyboard') },
  { id: '2.1.2', level: 'A', proof: tests('e2e/moving-around.spec.ts › closes by Escape with focus kept') },
  { id: '2.1.4', level: 'A', proof: none },
  { id: '2.2.1', level: 'A', proof: tests('e2e/signing-in.spec.ts › the end of a session is announced and postponed') },
  { id: '2.2.2', level: 'A', proof: tests(byAccident('nothing moves or is asked for again by itself')) },
  { id: '2.3.1', level: 'A', proof: none },
  { id: '2.4.1', level: 'A', proof: tests('e2e/moving-around.spec.ts › the skip link comes first and leads to the content') },
  { id: '2.4.2', level: 'A', proof: tests(names('no two pages, nor two states of a page, have the same title'), names('that is not accepted without script says so first in the title')) },
  { id: '2.4.3', level: 'A', proof: tests(stops, 'e2e/moving-around.spec.ts › focuses its heading and announces its title') },
  { id: '2.4.4', level: 'A', proof: tests(names('every link has words, and links of the same words lead to the same page')) },
  { id: '2.4.5', level: 'AA', proof: tests('e2e/looks/every-screen.spec.ts › every link of the menus and of the footer answers', 'e2e/menus.spec.ts › without script the menu is a page of links') },
  { id: '2.4.6', level: 'AA', proof: person },
  { id: '2.4.7', level: 'AA', proof: tests(stops, 'scripts/house/sheets/rings.test.ts › shows the ring at 3:1 or more on every ground that a piece brings') },
  { id: '2.4.11', level: 'AA', proof: tests(stops) },
  { id: '2.5.1', level: 'A', proof: tests('e2e/stores.spec.ts › keys and buttons move it') },
  { id: '2.5.2', level: 'A', proof: tests(byAccident('a press that begins on a control does nothing yet'), 'e2e/moving-around.spec.ts › closes by Escape with focus kept') },
  { id: '2.5.3', level: 'A', proof: tests(names('says of what, after its own words')) },
  { id: '2.5.4', level: 'A', proof: none },
  { id: '2.5.7', level: 'AA', proof: tests('e2e/stores.spec.ts › keys and buttons move it') },
  { id: '2.5.8', level: 'AA', proof: tests(axe) },
  { id: '3.1.1', level: 'A', proof: tests(axe) },
  { id: '3.1.2', level: 'AA', proof: person },
  { id: '3.2.1', level: 'A', proof: tests(stops, byAccident('what has the keyboard, or changes under it, leads nowhere by itself')) },
  { id: '3.2.2', level: 'A', proof: tests(byAccident('what has the keyboard, or changes under it, leads nowhere by itself')) },
  { id: '3.2.3', level: 'AA', proof: tests('apps/storefront/app/layouts/default-layout.test.tsx › has the same header and footer') },
  { id: '3.2.4', level: 'AA', proof: person },
  { id: '3.2.6', level: 'A', proof: tests(names('help stands above the header, in the same order, on every page')) },
  { id: '3.3.1', level: 'A', proof: tests('packages/ui/src/pieces/ui.test.tsx › its error names it', 'apps/storefront/app/screens/customers/registration/register-screen.test.ts › what is wrong is told beside each field') },
  { id: '3.3.2', level: 'A', proof: tests(names('say so in words beside their name'), names('are explained before the first of them')) },
  { id: '3.3.3', level: 'AA', proof: tests('apps/storefront/app/screens/customers/registration/register-screen.test.ts › what is wrong is told beside each field') },
  { id: '3.3.4', level: 'AA', proof: tests('e2e/checkout.spec.ts › a company orders on account by keyboard', 'e2e/ordering-once.spec.ts › a double click, a second tab and the back button place one order') },
  { id: '3.3.7', level: 'A', proof: person },
  { id: '3.3.8', level: 'AA', proof: tests('apps/storefront/app/screens/customers/sessions/sign-in-screen.test.ts › NAV-13 NAV-14 %s has a form that works without script') },
  { id: '4.1.2', level: 'A', proof: tests(axe, names('nothing is called twice, by a title beside a label')) },
  { id: '4.1.3', level: 'AA', proof: tests('e2e/cart.spec.ts › each change of it is announced', 'e2e/notices.spec.ts › and is announced once') },
  { id: 'RGAA 5.4', level: 'RGAA', proof: tests(names('every table says what it is')) },
  { id: 'RGAA 11.10', level: 'RGAA', proof: tests(names('say so in words beside their name'), 'packages/ui/src/pieces/ui.test.tsx › its error names it') },
  { id: 'RGAA 13.3', level: 'RGAA', proof: tests('apps/api/src/documents/paper-documents.test.ts › can be read aloud: PDF/UA-1 as far as its bytes tell', 'apps/api/src/documents/paper-documents.test.ts › says what the PDF ', 'apps/api/src/documents/pdf/print-paper.test.ts › every word of every block is read aloud, once and in its order', 'apps/api/src/documents/pdf/print-paper.test.ts › every cell of a head is a column’s name') },
];
