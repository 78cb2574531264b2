// Invoices and credit notes as the people of the shop take them: whose they are, which paper it is, what is noted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erp } from '../../integration/testing/erp.ts';
import { BASE_PATH } from '../../integration/openapi.ts';
import { madePdf } from '../../invoices/papers/testing/made-pdf.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { pdfText } from '../testing/pdf-text.ts';

const INVOICE = '/gestion/fichiers/pieces/factures/F26200021.pdf';
const CREDIT_NOTE = '/gestion/fichiers/pieces/avoirs/A26300018.pdf';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const taken = async (name: string, url: string) => {
  const session = await staffSession(shop.db, `${name}@equipe.valbrune.example`, DEMO_DAY);
  return shop.inject({ url, headers: { cookie: `nuancier_gestion=${session}` } });
};

const exported = () =>
  shop.db.selectFrom('audit_entry').select('details').where('event', '=', 'export').orderBy('id').execute();

it.each([
  ['claire.valbrune', 200],
  ['nathalie.perez', 200],
  ['camille.dupuis', 200],
  // of the company's store, and who follows it
  ['marc.leroy', 200],
  ['sophie.delmas', 200],
  ['aicha.benoit', 404],
  ['loic.tanguy', 403],
  ['emma.girard', 403],
] as const)('%s is answered %i', async (name, status) => {
  for (const url of [INVOICE, CREDIT_NOTE]) expect((await taken(name, url)).statusCode).toBe(status);
  expect((await shop.inject({ url: INVOICE })).statusCode).toBe(401);
});

it('is drawn as its customer has it, and leaves a note in the log', async () => {
  const before = await exported();
  const { headers, rawPayload } = await taken('nathalie.perez', INVOICE);
  expect([headers['content-type'], headers['cache-control'], headers['content-disposition']]).toEqual([
    'application/pdf',
    'private, no-store',
    'attachment; filename="facture-F26200021.pdf"',
  ]);
  expect(pdfText(rawPayload)).toContain('F26200021');
  expect(pdfText(rawPayload)).toContain('Kermarrec');
  expect((await taken('nathalie.perez', `${INVOICE}x`)).statusCode).toBe(404);
  expect((await exported()).slice(before.length)).toEqual([
    { details: { file: 'pieces/factures/F26200021.pdf', filter: '' } },
  ]);
});

it('is the merchant’s own where there is one', async () => {
  const issued = madePdf('tel que la comptabilité l’a émis');
  const { key } = await erp(shop, ['papers:write']);
  const { statusCode } = await shop.inject({
    method: 'PUT',
    url: `${BASE_PATH}/invoices/A26300018/pdf`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/pdf' },
    payload: issued,
  });
  expect(statusCode).toBe(200);
  expect((await taken('nathalie.perez', CREDIT_NOTE)).rawPayload).toEqual(issued);
  expect((await taken('aicha.benoit', CREDIT_NOTE)).statusCode).toBe(404);
});

it('a number of the other kind, of none, or no such kind is not found', async () => {
  for (const path of [
    'factures/A26300018.pdf',
    'avoirs/F26200021.pdf',
    'factures/F99.pdf',
    'devis/F26200021.pdf',
  ])
    expect([path, (await taken('claire.valbrune', `/gestion/fichiers/pieces/${path}`)).statusCode]).toEqual([
      path,
      404,
    ]);
});
