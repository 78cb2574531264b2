import { randomUUID } from 'node:crypto';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

// Waits at the store, with two lines.
const NUMBER = 'W26100007';

let database: ClonedDatabase;
let said: string;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());
beforeEach(() => {
  said = '';
});

function shop(...words: string[]): Promise<number> {
  return shopWith({}, ...words);
}

function shopWith(
  more: { ask?: (question: string) => Promise<string> },
  ...words: string[]
): Promise<number> {
  const print = (line: string) => {
    said += `${line.replaceAll('\u00A0', ' ')}\n`;
  };
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://boutique.example' };
  return runShopCommand(words, env, '/srv/boutique', {
    print,
    progress: progressOn({ write: print }),
    ...more,
  });
}

describe('npm run shop -- order', () => {
  it.each([
    [['demain'], 2, /Usage/],
    [['prepare'], 2, /Usage/],
    [['prepare', 'deux'], 2, /« deux » ne se lit pas/],
    [['prepare', '9=1'], 2, /n’a pas de ligne « 9 »/],
    [['prepare', '1=9'], 1, /dépasse ce qui reste/],
    [['prepare', '1=0'], 1, /nombre entier supérieur à 0/],
    [['prepare', '1=1', '1=1'], 1, /figure deux fois/],
  ])('%s is refused and says why', async (words, code, why) => {
    expect(await shop('order', NUMBER, ...words)).toBe(code);
    expect(said).toMatch(why);
  });

  it('offers only the states that can be, and says that a part in the buyer’s hands is why not', async () => {
    const other = await waiting();
    await database.db
      .updateTable('orders')
      .set({ purchase_order_number: 'BC-7', purchase_ref: 'Les Lices' })
      .where('number', '=', other)
      .execute();
    await shop('order', other);
    expect(said).toMatch(/^ {2}bon de commande : BC-7 {2}chantier \/ référence : Les Lices$/m);
    expect(said).toMatch(/états possibles : EN_PREPARATION, EN_COMMANDE, ANNULEE$/m);
    expect(await shop('order', other, 'hand-over', '1=1')).toBe(0);
    expect(await shop('order', other, 'status', 'EN_PREPARATION')).toBe(0);
    said = '';
    expect(await shop('order', other)).toBe(0);
    expect(said).toMatch(/EN_PREPARATION .*états possibles : EXPEDIEE, PREPA_PARTIELLE$/m);
    said = '';
    expect(await shop('order', other, 'status', 'ANNULEE')).toBe(1);
    expect(said).toMatch(/ne peut pas passer à l’état ANNULEE\.\nUne partie de la commande est déjà remise/);
    expect(said).not.toMatch(/états possibles.*ANNULEE/);
    said = '';
    expect(await shop('order', other, 'status', 'LIVREE')).toBe(1);
    expect(said).not.toMatch(/Une partie de la commande/);
  });

  it('shows the day or slot its buyer wished for, and with which of two deliveries a line comes', async () => {
    const other = await waiting();
    const orders = database.db.updateTable('orders').where('number', '=', other);
    await orders.set({ wished_on: '2026-11-24', wished_from: 600, wished_until: 720 }).execute();
    await shop('order', other);
    expect(said).toContain('Retrait souhaité le mardi 24 novembre entre 10 h et 12 h\n');
    const inTwo = { first_delivery_on: '2026-11-17', delivery_on: null };
    await orders.set({ wished_on: null, wished_from: null, wished_until: null, ...inTwo }).execute();
    await database.db.updateTable('order_line').set({ delivery: 2 }).execute();
    said = '';
    await shop('order', other);
    expect(said).toMatch(
      /Première livraison le mardi 17 novembre\n {2}Seconde livraison, date à confirmer\n/,
    );
    expect(said).toMatch(/1\. .* livraison : 2 {2}commandés/);
  });

  it('says which lines are prepared and sent, by place or reference, and shows what is left', async () => {
    expect(await shop('order', NUMBER, 'prepare', '1=3', '82300204=7')).toBe(0);
    expect(said).toMatch(/est maintenant PREPA_PARTIELLE/);
    expect(said).toMatch(/1\. {2}80100201 .*commandés : 8 {2}préparés : 3 {2}expédiés : 0 {2}reste : 8/);
    expect(said).toContain('Ruban pour surfaces délicates – 50 mm × 50 m – À l’unité');
    said = '';
    said = '';
    expect(await shop('order', NUMBER, 'take-back', '1=9')).toBe(1);
    expect(await shop('order', NUMBER, 'take-back', '1=1')).toBe(0);
    expect(said).toMatch(/1\. .*préparés : 2 /);
    said = '';
    expect(await shop('order', NUMBER, 'hand-over', 'tout')).toBe(0);
    expect(said).toMatch(/est maintenant EXPEDIEE[^]*reste : 0/);
    said = '';
    expect(await shop('order', NUMBER, 'hand-over', 'tout')).toBe(1);
    expect(said).toMatch(/Il ne reste rien à noter/);
  });
});

describe('npm run shop -- order, for a day at the counter', () => {
  it('ready, handed-over and cancel are one word each, said by whoever is named', async () => {
    const other = await waiting();
    expect(await shop('order', other, 'pick', '1=1')).toBe(0);
    expect(said).toMatch(/1\. .*préparés : 1 /);
    said = '';
    expect(await shop('order', other, 'ready', '1=1')).toBe(2);
    expect(await shop('order', other, 'ready', '--by', 'Claire')).toBe(0);
    expect(await shop('order', other, 'handed-over', '--by', 'Claire')).toBe(0);
    expect(said).toMatch(/est maintenant EXPEDIEE/);
    said = '';
    expect(await shop('order', other)).toBe(0);
    expect(said).toMatch(/articles : remis \d+ \(Claire\)/);
    expect(said).toMatch(/état : EXPEDIEE \(Claire\)/);
    expect(said).toMatch(/événement : [A-ZÀ-Ü].* \(order\.parts_moved\)/);
    expect(await shop('order', await waiting(), 'cancel')).toBe(0);
    expect(said).toMatch(/est maintenant ANNULEE/);
  });

  it('shows buyer, company, telephone, addresses, notes, payment and how a tint is made', async () => {
    const line = await database.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['number', 'formula_code', 'tint_base'])
      .where('formula_code', 'is not', null)
      .where('company_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('orders')
      .set({ customer_notes: 'Sonner deux fois' })
      .where('number', '=', line.number)
      .execute();
    expect(await shop('order', line.number)).toBe(0);
    for (const words of [
      /acheteur : .*@/,
      /société : /,
      /téléphone : 0/,
      /à facturer : /,
      /notes : Sonner deux fois/,
    ])
      expect(said).toMatch(words);
    expect(said).toMatch(/total : .* TTC {2}règlement : /);
    expect(said).toContain(`formule ${line.formula_code}`);
  });

  it('lists orders by store, status and day, with how many there are and what they come to', async () => {
    expect(await shop('order', 'list', '--store', 'VB006', '--status', 'DISPONIBLE')).toBe(0);
    const shown = said.split('\n').filter((line) => line.startsWith('W'));
    expect(shown.every((line) => /VB006 {2}DISPONIBLE/.test(line))).toBe(true);
    const { count } = await database.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('shop_code', '=', 'VB006')
      .where('status', '=', 'DISPONIBLE')
      .executeTakeFirstOrThrow();
    expect(shown).toHaveLength(Number(count));
    expect(said).toMatch(new RegExp(`^${count} commandes?, .* TTC\\. Page 1 sur 1\\.$`, 'm'));
    said = '';
    expect(await shop('order', 'list', '--since', '2999-01-01')).toBe(0);
    expect(said).toBe('0 commande, 0,00 € TTC. Page 1 sur 1.\n');
  });

  it('lists what is late: past its promise, and not ready', async () => {
    const other = await waiting();
    const promise = { delivery_mode: 'EMP', payment_state: 'due', wished_from: null } as const;
    await database.db
      .updateTable('orders')
      .set({ ...promise, promised_at: new Date(Date.now() - 60_000), wished_on: null, wished_until: null })
      .where('number', '=', other)
      .execute();
    await shop('order', 'list', '--late');
    expect(said).toContain(other);
    said = '';
    await shop('order', other, 'ready');
    said = '';
    await shop('order', 'list', '--late');
    expect(said).not.toContain(other);
  });

  it.each([
    [['--status', 'PARTIE'], /L’état « PARTIE » n’existe pas/],
    [['--since', '30/11'], /n’est pas un jour/],
    [['--page', '0'], /n’est pas une page/],
    [['--magasin', 'VB006'], /Argument inconnu/],
  ])('list %s is refused and says why', async (words, why) => {
    expect(await shop('order', 'list', ...words)).toBe(2);
    expect(said).toMatch(why);
  });
});

/** An unprocessed delivery order of the demo, of two packs at least. */
async function waiting(): Promise<string> {
  const { number, id } = await database.db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['orders.number', 'orders.id'])
    .where('delivery_mode', '=', 'LIV')
    .where('number', '<>', NUMBER)
    .where('position', '=', 1)
    .where('quantity', '>', 1)
    .executeTakeFirstOrThrow();
  await database.db.updateTable('orders').set({ status: 'EN_ATTENTE' }).where('id', '=', id).execute();
  await database.db
    .updateTable('order_line')
    .set({ prepared: 0, handed_over: 0 })
    .where('order_id', '=', id)
    .execute();
  return number;
}

describe('npm run shop -- order NUMÉRO refund', () => {
  const ask = (answer: string) => async (question: string) => {
    said += question.replaceAll('\u00A0', ' ');
    return answer;
  };

  async function paidByCard(): Promise<string> {
    const row = await database.db
      .selectFrom('orders')
      .select(['id', 'number', 'total_ttc_cents'])
      .where('id', 'not in', database.db.selectFrom('payment').select('order_id'))
      .where('total_ttc_cents', '>', '2000')
      .where('number', '<>', NUMBER)
      .orderBy('number')
      .executeTakeFirstOrThrow();
    const [id, at] = [randomUUID(), new Date()];
    await database.db
      .updateTable('orders')
      .set({ payment_method: 'card', payment_state: 'paid' })
      .where('id', '=', row.id)
      .execute();
    const { total_ttc_cents: amount_cents } = row;
    await database.db
      .insertInto('payment')
      .values({ id, order_id: row.id, provider: 'demo', amount_cents, currency: 'EUR', created_at: at })
      .execute();
    await database.db
      .insertInto('demo_bank_payment')
      .values({ payment_id: id, news: 'paid', answered_at: at })
      .execute();
    return row.number;
  }

  it('says of a cancelled order what is to be given back on its card', async () => {
    const number = await paidByCard();
    await database.db
      .updateTable('orders')
      .set({ status: 'EN_ATTENTE' })
      .where('number', '=', number)
      .execute();
    await database.db
      .updateTable('order_line')
      .set({ prepared: 0, handed_over: 0 })
      .where('order_id', '=', database.db.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
    expect(await shop('order', number, 'cancel')).toBe(0);
    expect(said).toMatch(
      /maintenant ANNULEE\.\n[\d ,]+ € sont à rendre sur la carte : shop order W\d+ refund/,
    );
  });

  it('gives a part back once the number is typed again, shows it, then the rest', async () => {
    const number = await paidByCard();
    expect(await shopWith({ ask: ask('non') }, 'order', number, 'refund', '12,50')).toBe(1);
    expect(said).toMatch(/Rendre 12,50 € sur .* TTC \? .*Ce n’est pas le même numéro : rien n’est rendu/s);
    said = '';
    expect(await shopWith({ ask: ask(number) }, 'order', number, 'refund', '12,50')).toBe(0);
    expect(said).toMatch(/La banque rend 12,50 € ; il reste .* payés\. Le client est prévenu\./);
    said = '';
    expect(await shop('order', number)).toBe(0);
    expect(said).toMatch(/remboursé : 12,50 €/);
    expect(await shop('order', number, 'refund', '--yes')).toBe(0);
    expect(said).toMatch(/la commande est entièrement remboursée/);
    said = '';
    expect(await shop('order', number, 'refund', '--yes')).toBe(1);
    expect(said).toMatch(/Tout ce qui a été payé est déjà rendu/);
  });

  it.each([
    [['refund', 'beaucoup', '--yes'], 2, /« beaucoup » n’est pas un montant/],
    [['refund', '1', '2', '--yes'], 2, /Usage/],
    [['refund', '0', '--yes'], 1, /supérieur à zéro/],
    [['refund', '-3', '--yes'], 1, /supérieur à zéro/],
    [['refund', '999999', '--yes'], 1, /dépasse ce qui reste payé/],
    [['refund'], 1, /Ajoutez --yes pour rendre tout ce qui reste.*Rien n’est rendu/],
  ])('%s gives nothing and says why', async (words, code, why) => {
    const number = await paidByCard();
    expect(await shop('order', number, ...words)).toBe(code);
    expect(said).toMatch(why);
    const kept = await database.db
      .selectFrom('payment_refund')
      .select('payment_refund.id')
      .where('state', '=', 'given')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('number', '=', number)
      .execute();
    expect(kept).toEqual([]);
  });

  it('an order paid otherwise, or none, is said to be so', async () => {
    expect(await shop('order', NUMBER, 'refund', '--yes')).toBe(1);
    expect(said).toMatch(/n’a pas été payée par carte/);
    expect(await shop('order', 'W99999999', 'refund', '--yes')).toBe(1);
    expect(said).toMatch(/Aucune commande ne porte le numéro W99999999/);
  });
});
