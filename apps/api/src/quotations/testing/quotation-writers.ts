// Quotations as people of the staff write them for Yann Kermarrec, through the API, for tests.
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { FIELDS } from './written-quotation.ts';
import type { Written } from './written-quotation.ts';
import { stockEverywhere } from '../../testing/stock-everywhere.ts';

export const YANN = 'yann.kermarrec@demo.valbrune.example';
export const NADIA = 'nadia.castellan@demo.valbrune.example';
export const SOPHIE = 'sophie.delmas@equipe.valbrune.example';
export const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
export const MARC = 'marc.leroy@equipe.valbrune.example';
export const AICHA = 'aicha.benoit@equipe.valbrune.example';
export const ANNE = 'anne.schmitt@equipe.valbrune.example';
export const LOIC = 'loic.tanguy@equipe.valbrune.example';
export const TINTABLE = '10200211';

/** All that a quotation may name is there, whatever the demo's stock. */
export async function stockedShop(): Promise<ShopApi> {
  const shop = await shopApi();
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
    livraison_pro: true,
  });
  return shop;
}

export const on = ({ number, revision }: Pick<Written, 'number' | 'revision'>) =>
  `number: "${number}", revision: ${revision}`;
export const article = (written: Written, more = '') =>
  `addQuotationArticle(${on(written)}, sku: "${TINTABLE}", quantity: 4, tintCode: "RAL 7016"${more})`;
export const free = (written: Written) =>
  `addQuotationFreeLine(${on(written)}, label: "Nacelle", unit: "jour", quantity: 2, unit_ht_cents: 18000)`;

/** The shop is opened before the tests, so it is asked for each time. */
export function quotationWriters(open: () => ShopApi) {
  async function asked<Answer>(as: string, document: string) {
    const { data, errors = [] } = await open().sendAsStaff(as, document);
    const field = /\{\s*(\w+)/.exec(document)?.[1] ?? '';
    return { answer: (data?.[field] ?? null) as Answer | null, message: errors[0]?.message ?? null };
  }
  async function done(as: string, call: string): Promise<Written> {
    const { answer, message } = await asked<Written>(as, `mutation { ${call} ${FIELDS} }`);
    if (answer === null) throw new Error(String(message));
    return answer;
  }
  async function yann() {
    const { id, company_id: companyId } = await open()
      .db.selectFrom('customer')
      .select(['id', 'company_id'])
      .where('email', '=', YANN)
      .executeTakeFirstOrThrow();
    return { id: String(id), companyId: companyId ?? 0 };
  }
  const opened = async (as = SOPHIE) =>
    done(as, `openQuotation(customerId: "${(await yann()).id}", label: "Ravalement")`);
  const both = async (as = SOPHIE) => done(as, free(await done(as, article(await opened(as)))));

  return {
    asked,
    done,
    yann,
    opened,
    /** with an article in a tint and a line that is none */
    both,
    sent: async (as = SOPHIE) => done(as, `sendQuotation(${on(await both(as))}, message: "Comme convenu.")`),
    refused: async (as: string, call: string) => (await asked(as, `mutation { ${call} ${FIELDS} }`)).message,
    /** Which refusal, and of which line. */
    async trouble(as: string, call: string) {
      const { errors = [] } = await open().sendAsStaff(as, `mutation { ${call} { number } }`);
      const { key, line = null } = errors[0]?.extensions ?? {};
      return [key, line];
    },
    read: async (as: string, number: string) =>
      (await asked<Written>(as, `{ shopQuotation(number: "${number}") ${FIELDS} }`)).answer,
    file: async (as: string, url: string) =>
      open().inject({
        url,
        headers: { cookie: `nuancier_gestion=${await staffSession(open().db, as, DEMO_DAY)}` },
      }),
  };
}
