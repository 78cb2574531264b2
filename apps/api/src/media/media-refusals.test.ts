import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madePdf } from '../invoices/papers/testing/made-pdf.ts';
import { folderStores, paperName } from './media.ts';
import { mediaStats } from './media-stats.ts';
import { mediaShop } from './testing/media-app.ts';
import type { MediaShop } from './testing/media-app.ts';

let shop: MediaShop;

beforeEach(async () => {
  shop = await mediaShop();
});

afterEach(async () => {
  await shop.close();
});

it('H20 no address leads to a customer’s paper, though it lies beside the pictures', async () => {
  const bytes = madePdf('facture');
  const sum = createHash('sha256').update(bytes).digest('hex');
  await folderStores(shop.dataDir).papers.put(paperName(sum), bytes);
  const half = sum.slice(0, 32);
  const addresses = [
    `papers/${sum}.pdf`,
    `papers/${sum.slice(0, 2)}/${sum}.pdf`,
    `${sum}.pdf`,
    `site/${sum}.pdf`,
    `site/${half}/${sum}.pdf`,
    `site/../papers/${sum.slice(0, 2)}/${sum}.pdf`,
    `site/..%2f..%2fpapers%2f${sum.slice(0, 2)}%2f${sum}.pdf`,
    `site/%2e%2e/%2e%2e/papers/${sum.slice(0, 2)}/${sum}.pdf`,
    `product/P102000/p${half}/${sum}.pdf`,
    `product/P102000/p${half}/1080x1340.pdf`,
    `article/10200002/p${sum}/1080x1340.avif`,
  ];
  for (const address of addresses) {
    const { statusCode, body } = await shop.app.inject({ url: `/media/${address}` });
    expect([address, statusCode >= 400 && statusCode < 500, body.includes('%PDF')]).toEqual([
      address,
      true,
      false,
    ]);
  }
});

describe('addresses that are not ours', () => {
  it.each([
    '/media/product/P999999/1/100x100.webp',
    '/media/product/P102000/5/100x100.webp',
    '/media/product/P102000/1/101x100.webp',
    '/media/product/P102000/1/100x100.png',
    '/media/product/P102000/1/100x100.svg',
    '/media/logo/valbrune/35x34.jpg',
    '/media/logo/autre/35x34.png',
    '/media/banner/autre/780x780.webp',
    '/media/category/inconnue/800x450.webp',
    '/media/product/P102000/1',
    '/media/product/P102000/1/light/100x100.webp',
    '/media/article/10200002/1/light/100x100.webp',
    '/media/article/10200003/1/grey/100x100.webp',
    '/media/article/10200003/1/light/100x100.jpg',
    '/media/x',
  ])('%s is 404 in plain French', async (url) => {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Cette image n’existe pas.');
  });

  it.each([
    '/media/product/P102000/1/100x100.webp?url=http://169.254.169.254/latest/meta-data/',
    '/media/product/P102000/1/100x100.webp?auto=webp&url=http://169.254.169.254/',
    '/media/product/P102000/1/100x100.webp?auto=webp?width=1',
    `/media/product/P102000/1/100x100.webp?width=${'1'.repeat(300)}`,
    '/media/http://169.254.169.254/latest/meta-data/',
    '/media/http://[::1]:9200/100x100.webp',
    '/media/file:///etc/passwd',
    '/media/http://2130706433/100x100.webp',
    '/media/product/P102000/1/1000000000x1000000000.webp',
    '/media/product/..%2f..%2f..%2fetc%2fpasswd/1/100x100.webp',
    '/media//etc/passwd',
    `/media/product/${'A'.repeat(5000)}/1/100x100.webp`,
  ])('H07 %s is refused before anything is drawn', async (url) => {
    const before = mediaStats().rendered;
    const answer = await shop.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(mediaStats().rendered).toBe(before);
  });

  // Sent raw over a socket: test clients and browsers tidy such paths away before they leave.
  it.each([
    '/media/product/../../../../etc/passwd',
    '/media/product/%2e%2e/1/100x100.webp',
    '/media/product/P102000/1/..%5c..%5cetc%5cpasswd',
    '/media/product/P102000/1/100x100.webp%00.svg',
    '/media/logo/%E0%A4%A/35x34.png',
    `/media/site/${'ab'.repeat(16)}/../../../etc/passwd`,
    '/media/product/P102000/p../../../etc/passwd',
  ])('H07 %s is refused as it stands', async (path) => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    expect([400, 404]).toContain(await statusOf(address, path));
  });
});

const statusOf = (address: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
