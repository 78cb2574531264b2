// Pages and blocks of the demo: one HTML file each, their titles and descriptions in two lists.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import seller from '../../data/accounts/seller.json' with { type: 'json' };
import blocks from '../../data/content/blocks.json' with { type: 'json' };
import pages from '../../data/content/pages.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';
import { colourChart } from './colour-chart.ts';

const FOLDER = join(import.meta.dirname, '../../data/content');

export function pageRows(): Promise<FileLine[]> {
  return Promise.all(
    pages.map(async ({ identifier, title, metaTitle, metaDescription }) => ({
      page: identifier,
      titre: title,
      contenu: await textOf('pages', identifier),
      meta_titre: metaTitle,
      meta_description: metaDescription,
    })),
  );
}

export function blockRows(): Promise<FileLine[]> {
  return Promise.all(
    blocks.map(async ({ identifier, title }) => ({
      bloc: identifier,
      titre: title,
      contenu: await textOf('blocks', identifier),
    })),
  );
}

export async function textOf(folder: 'pages' | 'blocks', identifier: string): Promise<string> {
  const html = await readFile(join(FOLDER, folder, `${identifier}.html`), 'utf8');
  return withSeller(html).replace('{colour-chart}', colourChart);
}

/** What the legal pages say of the seller: {seller.name} and the like. */
const SELLER: Readonly<Record<string, string>> = {
  name: seller.name,
  capital: seller.capital,
  rcs: seller.rcs,
  siret: seller.siret,
  vat: seller.vat,
  phone: seller.phone.replace(/(\d\d)(?=\d)/g, '$1\u00A0'),
  email: seller.email,
  address: `${seller.address.street.join(', ')}, ${seller.address.postcode} ${seller.address.city}`,
  publication_director: seller.publication_director,
  host: seller.host,
  mediator: seller.mediator,
  idu_pmcb: seller.idu_rep.PMCB,
  idu_dds: seller.idu_rep.DDS,
  idu_packaging: seller.idu_rep.emballages,
};

function withSeller(html: string): string {
  return html.replaceAll(/\{seller\.(\w+)\}/g, (_, name: string) => {
    const value = SELLER[name];
    if (value === undefined)
      throw new Error(`The content of the demo asks for an unknown seller field « ${name} »`);
    return value;
  });
}
