import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db.deleteFrom('outbox').execute();
});
afterAll(() => shop.close());

function post(path: string, fields: Record<string, string>, as?: string) {
  return shop.visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
    body: new URLSearchParams(fields).toString(),
    ...(as === undefined ? {} : { as }),
  });
}

const message = {
  reason: 'Livraison sur chantier',
  name: 'Zoé D’Écully',
  email: 'zoe@chantier.example',
  telephone: '06 12 34 56 78',
  message: 'Bonjour,\nà quelle heure livrez-vous ?',
};

describe('NAV-20 the contact page', () => {
  it('offers the reasons of the shop, none chosen', async () => {
    const page = await shop.visit('/contactez-nous');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<h1>Contactez-nous</h1>');
    expect(page.html).toContain('<option value="Collecte des déchets de chantier">');
    expect(page.html).toContain('<option value="" selected="">');
  });

  it.each([
    ['livraison', 'Livraison sur chantier'],
    ['financement', 'Financement et paiement en compte'],
    ['collecte-des-dechets', 'Collecte des déchets de chantier'],
  ])('chooses the reason in advance for ?motif=%s', async (motif, reason) => {
    const { html } = await shop.visit(`/contactez-nous?motif=${motif}`);
    expect(html).toContain(`<option value="${reason}" selected="">`);
  });

  it.each(['livraison', 'financement', 'collecte-des-dechets'])(
    'is led to by the page /%s with its reason',
    async (page) => {
      expect((await shop.visit(`/${page}`)).html).toContain(`/contactez-nous?motif=${page}`);
    },
  );

  it('NWS-03 without script a message is sent, and its confirmation page shown', async () => {
    const answer = await post('/contactez-nous', message);
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/contact-confirmation');
    const stored = await shop.db.selectFrom('contact_message').selectAll().execute();
    expect(stored).toMatchObject([{ name: 'Zoé D’Écully', telephone: '0612345678' }]);
    const page = await shop.visit('/contact-confirmation');
    expect(page.html).toContain('Votre message a été envoyé');
  });

  it('VAL-01 VAL-02 VAL-03 without script what is wrong stands beside its field in French, and nothing typed is lost', async () => {
    const answer = await post('/contactez-nous', {
      ...message,
      name: '<b>Zoé</b>',
      email: 'zoe@',
      telephone: '06 12',
    });
    const { html } = answer;
    expect(html).toContain('Le formulaire contient 3\u00A0erreurs.');
    expect(html).toContain('Seuls les lettres, les chiffres, les espaces');
    expect(html).toContain('L’adresse e-mail n’est pas valide.');
    expect(html).toContain('Le numéro de téléphone doit comporter 10 chiffres.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(html).toContain('value="&lt;b&gt;Zoé&lt;/b&gt;"');
    expect(html).toContain('value="06 12"');
    expect(html).toContain('à quelle heure livrez-vous ?');
    expect(html).toContain('<option value="Livraison sur chantier" selected="">');
  });

  it('H16 who writes too often is told so, and keeps the text', async () => {
    for (let at = 0; at < 5; at += 1) await post('/contactez-nous', message);
    const answer = await post('/contactez-nous', message);
    expect(answer.html).toContain('Trop de tentatives.');
    expect(answer.html).toContain('à quelle heure livrez-vous ?');
  });
});

describe('NWS-01 the newsletter without script', () => {
  const linkOf = async (variable: string) => {
    const rows = await shop.db.selectFrom('outbox').select('payload').execute();
    const links = rows.map(
      (row) => (row.payload as { variables: Record<string, string> }).variables[variable],
    );
    return links.find(Boolean) ?? '';
  };

  it('is asked for, confirmed by the link of the mail, and left by the link of the next', async () => {
    expect((await shop.visit('/')).html).toContain('href="/newsletter"');
    expect((await post('/newsletter', { email: 'lecteur@chantier.example' })).html).toContain('Presque fini');
    const confirm = await linkOf('confirmPath');
    const page = await shop.visit(confirm);
    expect(page.html).toContain('Confirmer mon inscription');
    const token = new URL(confirm, publicUrl).searchParams.get('jeton') ?? '';
    expect((await post(confirm, { token })).html).toContain('est enregistrée.');
    expect((await post(confirm, { token })).html).toContain('Ce lien n’est plus valable.');
    const end = await linkOf('unsubscribePath');
    const endToken = new URL(end, publicUrl).searchParams.get('jeton') ?? '';
    expect((await post(end, { token: endToken })).html).toContain('Votre désinscription est enregistrée.');
  });

  it('opening the link alone confirms nothing: programs follow links too', async () => {
    await post('/newsletter', { email: 'autre@chantier.example' });
    await shop.visit(await linkOf('confirmPath'));
    const row = await shop.db
      .selectFrom('newsletter_subscription')
      .select('status')
      .where('email', '=', 'autre@chantier.example')
      .executeTakeFirst();
    expect(row?.status).toBe('UNCONFIRMED');
  });

  it('VAL-01 a bad address is refused beside its field and kept', async () => {
    const { html } = await post('/newsletter', { email: 'lecteur@' });
    expect(html).toContain('L’adresse e-mail n’est pas valide.');
    expect(html).toContain('value="lecteur@"');
  });
});

describe('NAV-27 my communications', () => {
  it('NWS-02 shows every choice unticked, keeps what is ticked and says so', async () => {
    const { email: as } = await shop.db
      .selectFrom('customer')
      .select('email')
      .where('role', '=', 'Dirigeant')
      .executeTakeFirstOrThrow();
    const before = await shop.visit('/customer/my-newsletter', { as });
    expect(before.html).toContain('Mes communications');
    expect(before.html).toContain('J’accepte de recevoir par e-mail');
    expect(before.html).not.toMatch(/type="checkbox"[^>]*checked/);
    const saved = await post('/customer/my-newsletter', { email: 'on' }, as);
    expect(saved.html).toContain('Vos préférences sont enregistrées.');
    expect(saved.html.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(1);
    expect(saved.html).toContain('<strong>Inscrit</strong>');
  });
});
