import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop, Visit } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const LIST = '/customer/my-sub-accounts';
const CREATE = '/customer/create-sub-accounts';
const LOIC = { firstname: 'Loïc', lastname: 'Tanguy', email: 'loic.tanguy@exemple.fr', is_view_price: 'on' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const send = (path: string, as: string, fields: Record<string, string>): Promise<Visit> =>
  shop.visit(path, {
    as,
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const follow = (answer: Visit, as: string) => shop.visit(String(answer.headers['location']), { as });
const input = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
const idOf = async (email: string) =>
  (await shop.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

describe('the pages of sub-accounts', () => {
  it('NAV-37 SUB-01 lists them with what they may do', async () => {
    const { html } = await shop.visit(LIST, { as: YANN });
    const words = wordsOf(html);
    for (const text of [
      'Gwen Le Bihan',
      'Commande sans validation jusqu’à 1 500,00 € HT',
      'Ali Benali',
      'Solène Riou',
    ])
      expect(words.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(text);
    expect(words).not.toContain('Bruno Ferri');
    expect(html).toContain(`href="/customer/update-sub-account/${await idOf(GWEN)}#supprimer"`);
  });

  it('a company without any is invited to open one', async () => {
    const page = await shop.visit(LIST, { as: 'hugo.perrin@demo.valbrune.example' });
    expect(wordsOf(page.html)).toContain('Vous n’avez pas encore de sous-compte.');
  });

  it('NAV-38 SUB-02 opens one without script, prices shown and no other right unless asked for', async () => {
    const form = (await shop.visit(CREATE, { as: YANN })).html;
    expect(input(form, 'is_view_price')).toContain('checked');
    expect(input(form, 'is_view_order')).not.toContain('checked');
    expect(input(form, 'ceiling_validated_order')).toContain('value="0"');
    const answer = await send(CREATE, YANN, {
      ...LOIC,
      ceiling_validated_order: '1 500,50',
      is_validate_order: 'on',
    });
    expect(answer.status).toBe(302);
    expect(wordsOf((await follow(answer, YANN)).html)).toContain(
      'Le sous-compte est créé. Un e-mail a été envoyé à loic.tanguy@exemple.fr.',
    );
    const row = shop.db.selectFrom('customer').selectAll().where('email', '=', LOIC.email);
    expect(await row.executeTakeFirst()).toMatchObject({
      role: 'Subaccount',
      is_view_price: true,
      is_view_order: false,
      ceiling_validated_order_cents: '150050',
    });
  });

  it('SUB-02 keeps what was typed and says what is wrong', async () => {
    const wrong = { ...LOIC, email: 'loic', mobile: '0299000000', ceiling_validated_order: 'mille' };
    const page = await send(CREATE, YANN, wrong);
    expect(page.status).toBe(422);
    expect(page.html).toContain('Le numéro de mobile doit commencer par 06 ou 07.');
    expect(page.html).toContain('Saisissez un montant en euros, par exemple 1500 ou 1500,50.');
    expect(input(page.html, 'ceiling_validated_order')).toContain('value="mille"');
    expect(input(page.html, 'lastname')).toContain('value="Tanguy"');
    const used = await send(CREATE, YANN, { ...LOIC, email: NADIA });
    expect(wordsOf(used.html)).toContain('Cette adresse e-mail est déjà utilisée par un autre utilisateur.');
  });

  it('NAV-39 SUB-02 changes one; another company’s is not there', async () => {
    const path = `/customer/update-sub-account/${await idOf(GWEN)}`;
    const { html } = await shop.visit(path, { as: YANN });
    expect(input(html, 'lastname')).toContain('value="Le Bihan"');
    expect(input(html, 'is_view_order')).toContain('checked');
    expect(input(html, 'is_pay_cd')).not.toContain('checked');
    expect(html).not.toMatch(/<input[^>]*name="email"/);
    const answer = await send(path, YANN, { firstname: 'Gwen', lastname: 'Le Bihan', is_pay_cd: 'on' });
    expect(wordsOf((await follow(answer, YANN)).html)).toContain('Le sous-compte est modifié.');
    expect(input((await shop.visit(path, { as: YANN })).html, 'is_pay_cd')).toContain('checked');
    expect((await shop.visit(path, { as: NADIA })).status).toBe(404);
    expect((await send(path, NADIA, { firstname: 'Volée', lastname: 'Volée' })).status).toBe(422);
  });

  it('CFG-20 SUB-02 closes one after a page that asks; it is signed out', async () => {
    const solene = 'solene.riou@demo.valbrune.example';
    const id = String(await idOf(solene));
    expect((await shop.visit('/customer/my-profile', { as: solene })).status).toBe(200);
    const ask = wordsOf((await shop.visit(`/customer/update-sub-account/${id}`, { as: YANN })).html);
    expect(ask).toContain(
      'Solène Riou ne pourra plus se connecter. Ses commandes restent dans votre historique. Ses listes partagées restent à l’entreprise.',
    );
    const answer = await send(LIST, YANN, { intent: 'remove', id });
    const list = wordsOf((await follow(answer, YANN)).html);
    expect(list).toContain('Le sous-compte est supprimé.');
    expect(list).not.toContain('Solène Riou');
    expect((await shop.visit('/customer/my-profile', { as: solene })).headers['location']).toBe('/');
    expect((await send(LIST, YANN, { intent: 'remove', id })).status).toBe(422);
  });

  it('C21 a sub-account is sent to its profile', async () => {
    for (const path of [LIST, CREATE, `/customer/update-sub-account/1`])
      expect((await shop.visit(path, { as: GWEN })).headers['location']).toBe('/customer/my-profile');
  });
});

describe('SUB-17 a page without its flag', () => {
  it.each([
    ['SUB-05', 'is_view_order', '/customer/order-history'],
    ['SUB-06', 'is_view_invoices', '/customer/my-invoices-and-credit-notes'],
    ['SUB-07', 'is_view_quotations', '/customer/my-quotations'],
    ['SUB-09', 'is_view_listing', '/customer/my-frequent-purchases'],
  ])('%s %s opens %s, from the moment it is given to the moment it is taken', async (_row, flag, path) => {
    const account = `/customer/update-sub-account/${await idOf(GWEN)}`;
    const person = { firstname: 'Gwen', lastname: 'Le Bihan' };
    await send(account, YANN, { ...person, [flag]: 'on' });
    expect((await shop.visit(path, { as: GWEN })).headers['location']).toBeUndefined();
    await send(account, YANN, person);
    expect((await shop.visit(path, { as: GWEN })).headers['location']).toBe('/customer/my-profile');
    expect((await shop.visit('/customer/dashboard', { as: GWEN })).html).not.toContain(`href="${path}"`);
  });
});

describe('what the head of a company does about them', () => {
  const spaced = (html: string) => wordsOf(html).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

  it('SUB-02 suspends and resumes one; who signs in meanwhile is told plainly', async () => {
    const id = String(await idOf(GWEN));
    const suspended = await follow(await send(LIST, YANN, { intent: 'suspend', id }), YANN);
    expect(spaced(suspended.html)).toMatch(/Le sous-compte est suspendu et déconnecté\..*Suspendu/);
    const refused = await shop.visit('/sign-in', {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: GWEN, password: 'Demo!2026' }).toString(),
    });
    expect(wordsOf(refused.html)).toContain('Votre accès est suspendu par votre entreprise.');
    const resumed = await follow(await send(LIST, YANN, { intent: 'resume', id }), YANN);
    expect(spaced(resumed.html)).toContain('Le sous-compte est réactivé.');
    expect(spaced(resumed.html)).not.toContain('Suspendu');
    expect((await send(LIST, NADIA, { intent: 'suspend', id })).status).toBe(422);
    expect((await send(LIST, YANN, { intent: 'autre', id })).status).toBe(400);
  });

  it('SUB-02 sends an invitation again as long as no password was chosen; the former link is dead', async () => {
    const email = 'mael.quere@exemple.fr';
    await send(CREATE, YANN, { ...LOIC, firstname: 'Maël', lastname: 'Quéré', email });
    const id = String(await idOf(email));
    const links = async () =>
      (await shop.db.selectFrom('outbox').select('payload').execute())
        .map(({ payload }) => JSON.stringify(payload))
        .filter((text) => text.includes(email))
        .flatMap((text) => /\/customer\/account\/createPassword\?[^"]+/.exec(text)?.[0] ?? []);
    const password = 'Chantier!2026-Mael';
    const choose = (link: string) =>
      shop.visit(link, {
        method: 'POST',
        headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          newPassword: password,
          again: password,
          email,
          token: new URLSearchParams(link.split('?')[1]).get('token') ?? '',
        }).toString(),
      });
    const button = 'aria-label="Renvoyer l’invitation de Maël Quéré"';
    const list = async () => (await shop.visit(LIST, { as: YANN })).html;
    expect(await list()).toContain(button);
    expect(await list()).not.toContain('Renvoyer l’invitation de Gwen');
    await send(LIST, YANN, { intent: 'suspend', id });
    expect(await list()).not.toContain(button);
    expect((await send(LIST, YANN, { intent: 'resend', id })).status).toBe(422);
    await send(LIST, YANN, { intent: 'resume', id });
    expect((await send(LIST, NADIA, { intent: 'resend', id })).status).toBe(422);
    const [first = ''] = await links();
    const told = await follow(await send(LIST, YANN, { intent: 'resend', id }), YANN);
    expect(spaced(told.html)).toContain('L’invitation est renvoyée. Le lien précédent n’est plus valable.');
    const second = (await links()).find((link) => link !== first) ?? '';
    expect([(await choose(first)).status, (await choose(second)).status]).toEqual([422, 302]);
    expect(await list()).not.toContain(button);
    const late = await send(LIST, YANN, { intent: 'resend', id });
    expect([late.status, (await links()).length]).toEqual([422, 2]);
  });

  it('SUB-11 sets a month’s budget and a deputy’s days, and keeps what was typed where it is refused', async () => {
    const page = `/customer/update-sub-account/${await idOf(GWEN)}`;
    const fields = { firstname: 'Gwen', lastname: 'Le Bihan', is_view_price: 'on', is_validate_order: 'on' };
    const limits = { ceiling_validated_order: '1500', monthly_budget: '2 000,50', approves: 'on' };
    const today = localMoment(new Date()).date;
    const [from, until] = [addDays(today, 1), addDays(today, 11)];
    const days = { approves_from: from, approves_until: addDays(today, -3) };
    const refused = await send(page, YANN, { ...fields, ...limits, ...days });
    expect([refused.status, spaced(refused.html).includes('la fin n’étant pas avant le début')]).toEqual([
      422,
      true,
    ]);
    expect(input(refused.html, 'monthly_budget')).toContain('value="2 000,50"');
    expect(input(refused.html, 'approves')).toContain('checked');
    expect((await send(page, YANN, { ...fields, ...limits, monthly_budget: 'beaucoup' })).status).toBe(422);
    const done = await send(page, YANN, { ...fields, ...limits, ...days, approves_until: until });
    const list = spaced((await follow(done, YANN)).html);
    expect(list).toMatch(/Ce mois-ci : [\d ]+,\d\d € commandés sur 2 000,50 € HT/);
    expect(list).toContain(`Valide les commandes du ${formatLocalDay(from)} au ${formatLocalDay(until)}`);
    const kept = (await shop.visit(page, { as: YANN })).html;
    expect(input(kept, 'approves_until')).toContain(`value="${until}"`);
    await send(page, YANN, { ...fields, ceiling_validated_order: '1500' });
    expect(spaced((await shop.visit(LIST, { as: YANN })).html)).not.toContain('Valide les commandes');
  });

  it('D66 an approver finds the requests; nobody else of the company does', async () => {
    const ALI = 'ali.benali@demo.valbrune.example';
    const appoint = (approves: boolean) =>
      shop.db
        .updateTable('customer')
        .set({ approves_orders: approves, is_view_price: true })
        .where('email', '=', ALI)
        .execute();
    expect((await shop.visit('/customer/orders-to-approve', { as: ALI })).headers['location']).toBe(
      '/customer/my-profile',
    );
    await appoint(true);
    const page = await shop.visit('/customer/orders-to-approve', { as: ALI });
    expect([page.status, page.html.includes('href="/customer/orders-to-approve"')]).toEqual([200, true]);
    await appoint(false);
  });
});
