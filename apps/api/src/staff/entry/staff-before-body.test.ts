// Large bodies at the doors of the staff: who may not send one has it read by nobody, and none but a form's is read.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffSession } from '../../testing/staff-session.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';
const READER = 'anne.schmitt@equipe.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ now: () => DEMO_DAY });
});
afterAll(() => shop.close());

const DOORS = ['imports', 'images/produits/P102000', 'images/contenus'];
const SENT = [
  ['nobody', null, PUBLIC_URL, 'application/json', 401],
  ['nobody', null, PUBLIC_URL, 'multipart/form-data; boundary=essai', 401],
  ['who may only read', READER, PUBLIC_URL, 'text/plain', 403],
  ['another site', OWNER, 'https://evil.example', 'text/plain', 403],
  ['the owner', OWNER, PUBLIC_URL, 'application/json', 415],
  ['the owner', OWNER, PUBLIC_URL, 'text/plain', 415],
] as const;

it.each(DOORS.flatMap((door) => SENT.map((sent) => [door, ...sent] as const)))(
  '/gestion/fichiers/%s: of %s no byte is read',
  async (door, _who, email, origin, type, status) => {
    let read = 0;
    const payload = new Readable({
      read() {
        read += 1;
        this.push(read < 100 ? '[1,' : null);
      },
    });
    const cookie = email === null ? '' : `nuancier_gestion=${await staffSession(shop.db, email, DEMO_DAY)}`;
    const answer = await shop.inject({
      method: 'POST',
      url: `/gestion/fichiers/${door}`,
      headers: { cookie, origin, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, read]).toEqual([status, 0]);
  },
);
