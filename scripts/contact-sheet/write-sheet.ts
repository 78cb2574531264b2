// All pictures of one theme and width on one page, and that page as one picture.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

export type Taken = { name: string; role: string; address: string; file: string; trouble: string | null };

type Sheet = { file: string; theme: string; width: number; taken: readonly Taken[] };

const COLUMNS = 8;
const NARROW = 200;
const WIDE = 340;

export async function writeSheet(browser: Browser, { file, theme, width, taken }: Sheet): Promise<void> {
  const folder = path.basename(file);
  const column = width < 768 ? NARROW : WIDE;
  const figures = taken.map(({ name, role, address, file: picture, trouble }) =>
    trouble === null
      ? `<figure><a href="${folder}/${picture}"><img src="${folder}/${picture}" alt=""></a><figcaption><b>${escaped(name)}</b> ${escaped(role)}<br>${escaped(address)}</figcaption></figure>`
      : `<figure class="missing"><p>${escaped(trouble)}</p><figcaption><b>${escaped(name)}</b> ${escaped(role)}<br>${escaped(address)}</figcaption></figure>`,
  );
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${theme} ${width}</title><style>${styleFor(column)}</style><h1>${theme}, ${width} px</h1><main>${figures.join('')}</main></html>`;
  writeFileSync(`${file}.html`, html);
  const page = await browser.newPage({ viewport: { width: COLUMNS * (column + 12) + 16, height: 900 } });
  await page.goto(pathToFileURL(`${file}.html`).href);
  await page.screenshot({ path: `${file}.jpg`, type: 'jpeg', quality: 70, fullPage: true });
  await page.close();
}

const styleFor = (
  column: number,
): string => `body{font:12px sans-serif;margin:8px}main{display:grid;grid-template-columns:repeat(auto-fill,${column}px);gap:12px}
figure{margin:0;border:1px solid #999;display:flex;flex-direction:column;justify-content:space-between}img{width:100%;max-height:520px;object-fit:cover;object-position:top}
figcaption{padding:4px;overflow-wrap:anywhere}.missing{background:#fdd}.missing p{padding:8px}`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
