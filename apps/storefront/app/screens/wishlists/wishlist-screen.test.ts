import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packsInCart } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const PAGE = '/customer/my-wishlist';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const see = async (path: string, as: string) => {
  const { status, html } = await shop.visit(path, { as });
  expect(status).toBe(200);
  return main(html);
};
const post = (fields: Record<string, string>, as: string, path = PAGE) =>
  shop.visit(path, {
    method: 'POST',
    as,
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const listsIn = (html: string) =>
  [...html.matchAll(/href="\/customer\/my-wishlist\?liste=(\d+)"[^>]*>([^<]*)</g)].map(
    ([, id = '', name = '']) => ({
      id,
      name: name.trim(),
    }),
  );
const itemsIn = (html: string) => [
  ...new Set([...html.matchAll(/name="item" value="([^"]+)"/g)].map(([, id = '']) => id)),
];
const idOf = async (name: string, as: string) =>
  listsIn(await see(PAGE, as)).find((list) => list.name === name)?.id ?? '';
const goesTo = async (answer: Promise<{ status: number; headers: Record<string, unknown> }>) => {
  const { status, headers } = await answer;
  expect(status).toBe(302);
  return String(headers['location']);
};

describe('the favourites', () => {
  it('NAV-28 WSH-02 show the lists, and the first with own prices, promises and what it comes to', async () => {
    const html = await see(PAGE, YANN);
    expect(listsIn(html).map(({ name }) => name)).toEqual([
      'Mes indispensables',
      'Chantier École Jules Verne',
      'Salle de bain type',
    ]);
    const words = wordsOf(html);
    expect(itemsIn(html)).toHaveLength(8);
    expect(words).toContain('– Blanc – 10 L Réf. 10200103');
    expect(words).toMatch(/\d+,\d\d € HT/);
    expect(words).toMatch(/Click & Collect 3H|Retrait en magasin/);
    expect(words).toMatch(/Total de la liste [\d ]+,\d\d € HT/);
  });

  it('open another list by its address; one that is not theirs leads to their own', async () => {
    const bathroom = await idOf('Salle de bain type', YANN);
    expect(itemsIn(await see(`${PAGE}?liste=${bathroom}`, YANN))).toHaveLength(4);
    expect(await goesTo(shop.visit(`${PAGE}?liste=${bathroom}`, { as: NADIA }))).toBe(PAGE);
    expect(await goesTo(shop.visit(`${PAGE}?page=9`, { as: YANN }))).toBe(PAGE);
  });

  it('say when there are none, and where to begin', async () => {
    expect(wordsOf(await see(PAGE, HUGO))).toContain('Vous n’avez pas encore de liste de favoris.');
  });

  it('PRC-13 show no amount without the right to see prices', async () => {
    await post({ intent: 'create', name: 'Sans prix' }, ALI);
    await post({ intent: 'add', list: '0', article: '10200103~2' }, ALI, '/favoris/ajout');
    const html = await see(PAGE, ALI);
    expect(itemsIn(html)).toHaveLength(1);
    expect(wordsOf(html)).not.toMatch(/\d,\d\d €/);
  });
});

describe('without script', () => {
  it('WSH-05 a list is made: title, field, hint, both buttons; a bad name comes back with what was typed', async () => {
    const form = await see(`${PAGE}?edition=creer`, NADIA);
    const words = wordsOf(form);
    for (const text of [
      'Créer une liste de favoris',
      'Nom de la liste',
      'Ex: Ma salle de bain',
      'Valider',
      'Annuler',
    ])
      expect(words).toContain(text);
    const refused = await post({ intent: 'create', name: 'R+1 <étage>' }, NADIA);
    expect(refused.status).toBe(422);
    expect(wordsOf(main(refused.html))).toContain('Le nom d’une liste compte de 2 à 50 caractères');
    expect(refused.html).toContain('value="R+1 &lt;étage&gt;"');
    const made = await goesTo(post({ intent: 'create', name: 'Étage 1' }, NADIA));
    expect(made).toMatch(/^\/customer\/my-wishlist\?fait=created&liste=\d+$/);
    const page = wordsOf(await see(made, NADIA));
    expect(page).toContain('La liste a été créée.');
    expect(page).toContain('Cette liste ne contient aucun produit.');
  });

  it('WSH-06 a list is renamed and deleted, after one more question', async () => {
    await post({ intent: 'create', name: 'Brouillon' }, NADIA);
    const id = await idOf('Brouillon', NADIA);
    const form = await see(`${PAGE}?liste=${id}&edition=renommer`, NADIA);
    expect(wordsOf(form)).toContain('Renommer la liste');
    expect(form).toContain('value="Brouillon"');
    expect((await post({ intent: 'rename', list: id, name: 'Étage 1' }, NADIA)).status).toBe(422);
    await post({ intent: 'rename', list: id, name: 'Étage 2' }, NADIA);
    expect(await idOf('Étage 2', NADIA)).toBe(id);
    const asked = wordsOf(await see(`${PAGE}?liste=${id}&edition=supprimer`, NADIA));
    expect(asked).toContain('Supprimer la liste ? La liste « Étage 2 » sera supprimée.');
    expect(await goesTo(post({ intent: 'delete', list: id }, NADIA))).toBe(`${PAGE}?fait=deleted`);
    expect(await idOf('Étage 2', NADIA)).toBe('');
  });

  it('WSH-04 items change, move and go; a bad quantity changes nothing', async () => {
    const list = await idOf('Salle de bain type', YANN);
    const other = await idOf('Chantier École Jules Verne', YANN);
    const address = `${PAGE}?liste=${list}`;
    const [item = ''] = itemsIn(await see(address, YANN));
    const bad = await post({ intent: 'update', list, [`quantity:${item}`]: 'douze' }, YANN, address);
    expect(bad.status).toBe(422);
    expect(wordsOf(main(bad.html))).toContain('La quantité doit être un nombre entier de 1 à 99 999.');
    expect(bad.html).toMatch(new RegExp(`name="quantity:${item}"[^>]*value="douze"`));
    await post({ intent: 'update', list, [`quantity:${item}`]: '12' }, YANN);
    expect(await see(address, YANN)).toMatch(new RegExp(`name="quantity:${item}"[^>]*value="12"`));
    await post({ intent: 'move', list, item, to: other }, YANN);
    expect(itemsIn(await see(address, YANN))).toHaveLength(3);
    expect(itemsIn(await see(`${PAGE}?liste=${other}`, YANN))).toHaveLength(7);
    const [next = ''] = itemsIn(await see(address, YANN));
    const back = '/catalogue/facade';
    expect(await goesTo(post({ intent: 'remove', list, item: next, back }, YANN))).toBe(back);
    const [last = ''] = itemsIn(await see(address, YANN));
    const elsewhere = await goesTo(
      post({ intent: 'remove', list, item: last, back: '//ailleurs.example' }, YANN),
    );
    expect(elsewhere).toBe(`${PAGE}?fait=removed&liste=${list}`);
    expect(itemsIn(await see(address, YANN))).toHaveLength(1);
  });

  it('B15 somebody else’s item is not removed', async () => {
    const list = await idOf('Mes indispensables', YANN);
    const [item = ''] = itemsIn(await see(`${PAGE}?liste=${list}`, YANN));
    const own = await idOf('Étage 1', NADIA);
    expect((await post({ intent: 'remove', list, item }, NADIA)).status).toBe(422);
    expect((await post({ intent: 'remove', list: own, item }, NADIA)).status).toBe(422);
    expect(itemsIn(await see(`${PAGE}?liste=${list}`, YANN))).toContain(item);
  });

  it('what stands in the fields is what goes into the cart, one item or all; the list keeps its own numbers', async () => {
    const list = await idOf('Mes indispensables', YANN);
    const address = `${PAGE}?liste=${list}`;
    const [first = '', second = ''] = itemsIn(await see(address, YANN));
    const typed = { [`quantity:${first}`]: '9', [`quantity:${second}`]: '11' };
    const packs = () => packsInCart(shop, YANN);
    const stock = { available: 1_000, statut_article_mag: 'P', appro_directe_fournisseur: false };
    await stockEverywhere(shop.db, stock);
    await shop.db.deleteFrom('cart').execute();
    const refused = await post({ intent: `buy:${first}`, list, [`quantity:${first}`]: '0' }, YANN);
    expect([refused.status, await packs()]).toEqual([422, []]);
    expect(await goesTo(post({ intent: `buy:${first}`, list, ...typed }, YANN))).toBe('/cart?fait=ajoute');
    expect(await packs()).toEqual([9]);
    await shop.db.deleteFrom('cart').execute();
    expect(await goesTo(post({ intent: 'cart', list, ...typed }, YANN))).toBe('/cart?fait=liste');
    expect((await packs()).slice(0, 2)).toEqual([9, 11]);
    expect(await see(address, YANN)).not.toMatch(new RegExp(`name="quantity:${second}"[^>]*value="11"`));
  });

  it('the whole list goes into the cart; what cannot be had is told by name', async () => {
    const list = await idOf('Mes indispensables', YANN);
    const whole = await post({ intent: 'cart', list }, YANN);
    const told = whole.status === 302 ? String(whole.headers['location']) : wordsOf(main(whole.html));
    expect(told).toMatch(/^\/cart\?fait=liste$|articles? (a|ont) été ajoutés? au panier/);
    const cart = await see('/cart?fait=liste', YANN);
    expect(wordsOf(cart)).toContain('Les articles de votre liste ont été ajoutés à votre panier.');
    expect(wordsOf(cart)).toContain('– Blanc – 10 L Réf. 10200103');
    await shop.db
      .updateTable('wishlist_item')
      .set({ article_sku: 'ANCIEN', name: 'Ancienne peinture' })
      .where('wishlist_id', '=', Number(list))
      .where('article_sku', '=', '10200103')
      .execute();
    const partly = await post({ intent: 'cart', list }, YANN);
    expect(partly.status).toBe(200);
    expect(wordsOf(main(partly.html))).toContain('Ancienne peinture : Cet article n’existe pas');
  });
});

describe('shared with the company, without script', () => {
  const sharedBy = async (name: string, share: string) => {
    const made = await goesTo(post({ intent: 'create', name, share }, GWEN));
    const id = new URLSearchParams(made.split('?')[1]).get('liste') ?? '';
    await post({ intent: 'add', list: id, article: '10200103~2' }, GWEN, '/favoris/ajout');
    return { id, address: `${PAGE}?liste=${id}` };
  };
  const hasForm = (html: string, intent: string) => html.includes(`name="intent" value="${intent}"`);

  it('a list is shared when it is made or on its page, and told by its owner’s name', async () => {
    expect(wordsOf(await see(`${PAGE}?edition=creer`, GWEN))).toContain('Partage avec l’entreprise');
    const { id, address } = await sharedBy('Chantier du port', 'COMPANY_READS');
    const own = await see(address, GWEN);
    expect(own).toMatch(/<option value="COMPANY_READS" selected="">/);
    const words = wordsOf(await see(PAGE, ALI));
    expect(words).toMatch(/Listes de l’entreprise .*Chantier du port Gwen Le Bihan · 1 article/);
    expect(await goesTo(post({ intent: 'share', list: id, share: 'PRIVATE' }, GWEN))).toBe(
      `${PAGE}?fait=shared&liste=${id}`,
    );
    expect(wordsOf(await see(`${PAGE}?fait=shared&liste=${id}`, GWEN))).toContain(
      'Le partage de la liste a été',
    );
    expect(wordsOf(await see(PAGE, ALI))).not.toContain('Chantier du port');
    expect(await goesTo(shop.visit(address, { as: ALI }))).toBe(PAGE);
    expect((await post({ intent: 'share', list: id, share: 'PUBLIC' }, GWEN)).status).toBe(422);
  });

  it('whoever only reads orders from it and finds nothing to change it with; prices by their own right', async () => {
    const { id, address } = await sharedBy('À lire', 'COMPANY_READS');
    const html = await see(address, ALI);
    const words = wordsOf(html);
    expect(words).toContain('Liste de Gwen Le Bihan. Vous pouvez la consulter et la commander.');
    expect(words).not.toMatch(/\d,\d\d €|Renommer|Supprimer|Retirer|Déplacer|Actualiser la/);
    expect(hasForm(html, 'share')).toBe(false);
    expect(words).toContain('Tout ajouter au panier');
    expect(wordsOf(await see(address, YANN))).toMatch(/\d+,\d\d € HT/);
    const refused = await post({ intent: 'remove', list: id, item: 'x' }, ALI, address);
    expect(refused.status).toBe(422);
    expect(wordsOf(main(refused.html))).toContain('Cette liste est partagée en lecture');
    expect(wordsOf(await see(`/favoris/ajout?article=10200103~1`, ALI))).not.toContain('À lire');
  });

  it('whoever edits is offered it wherever something is added, and undoes nobody else’s numbers', async () => {
    const { id, address } = await sharedBy('À compléter', 'COMPANY_EDITS');
    const adding = await see('/favoris/ajout?article=11100001~1', YANN);
    expect(wordsOf(adding)).toContain('À compléter – Gwen Le Bihan (1 article)');
    const added = await post({ intent: 'add', list: id, article: '11100001~4' }, YANN, '/favoris/ajout');
    expect(wordsOf(main(added.html))).toContain('ajouté à la liste « À compléter » de Gwen Le Bihan');
    const html = await see(address, YANN);
    expect(hasForm(html, 'remove')).toBe(true);
    expect(hasForm(html, 'share')).toBe(false);
    const [first = '', second = ''] = itemsIn(html);
    // Both have the page open with 2 and 4 packs: each changes another line, then sends all fields.
    const shown = { [`shown:${first}`]: '2', [`shown:${second}`]: '4' };
    const send = (one: string, other: string, who: string) =>
      post(
        { intent: 'update', list: id, ...shown, [`quantity:${first}`]: one, [`quantity:${second}`]: other },
        who,
      );
    await send('7', '4', YANN);
    await send('2', '9', GWEN);
    const after = await see(address, GWEN);
    expect(after).toMatch(new RegExp(`name="quantity:${first}"[^>]*value="7"`));
    expect(after).toMatch(new RegExp(`name="shown:${second}" value="9"`));
  });

  it('the head takes over what somebody who has left shared', async () => {
    const { id, address } = await sharedBy('Chantier laissé', 'COMPANY_EDITS');
    expect(hasForm(await see(address, YANN), 'take-over')).toBe(false);
    const account = shop.db.updateTable('customer').where('email', '=', GWEN);
    await account.set({ is_active: false }).execute();
    expect(wordsOf(await see(address, YANN))).toContain('Liste de Gwen Le Bihan (compte fermé).');
    expect(hasForm(await see(address, YANN), 'take-over')).toBe(true);
    expect(hasForm(await see(address, ALI), 'take-over')).toBe(false);
    const taken = await goesTo(post({ intent: 'take-over', list: id }, YANN));
    expect(wordsOf(await see(taken, YANN))).toContain('La liste est maintenant la vôtre.');
    expect(hasForm(await see(taken, YANN), 'share')).toBe(true);
    await account.set({ is_active: true }).execute();
  });

  it('whoever has no company is asked nothing about sharing', async () => {
    expect(wordsOf(await see(`${PAGE}?edition=creer`, ELODIE))).not.toMatch(/Partage|entreprise/);
  });
});
