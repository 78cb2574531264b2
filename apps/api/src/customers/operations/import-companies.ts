import { isSiret } from '@nuancier/domain/customers/forms/siret.ts';
import type { Database } from '../../database/tables.ts';
import {
  refusedLines,
  repeatedLines,
  type ImportReport,
  type LineRefusal,
} from '../../imports/import-report.ts';
import type { CompanyRow } from '../imports/customers-import-rows.ts';
import {
  adoptProspects,
  missingShops,
  siretHolders,
  upsertCompanies,
} from '../imports/customers-import-store.ts';

export async function importCompanies(db: Database, companies: readonly CompanyRow[]): Promise<ImportReport> {
  const shopless = await missingShops(db, given(companies.map((company) => company.shop_code)));
  const holders = await siretHolders(db, given(companies.map((company) => company.siret)));
  const refusals = [
    ...companies.flatMap((company, index) =>
      reasonsAgainst(company, shopless, holders).map((reason): LineRefusal => ({ line: index + 1, reason })),
    ),
    ...repeatedLines(
      companies,
      (company) => company.client_code,
      (code) => `Le code client «\u00A0${code}\u00A0» figure deux fois.`,
    ),
    ...repeatedLines(
      companies,
      (company) => company.siret ?? company.client_code,
      (siret) => `L’établissement «\u00A0${siret}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  await adoptProspects(db, companies);
  const { changed, added } = await upsertCompanies(db, companies);
  return { ok: true, lines: companies.length, changed, added };
}

function reasonsAgainst(
  company: CompanyRow,
  shopless: ReadonlySet<string>,
  holders: ReadonlyMap<string, string>,
): string[] {
  const { client_code: code, siret, shop_code: shop } = company;
  const needed = [code, company.name, company.price_list, company.postcode, company.city];
  const holder = siret === null ? undefined : holders.get(siret);
  const reasons = [
    needed.some((value) => value.trim() === '')
      ? 'Le code client, le nom, le tarif et l’adresse sont obligatoires.'
      : null,
    siret !== null && !isSiret(siret) ? `Le numéro SIRET «\u00A0${siret}\u00A0» n’est pas valide.` : null,
    holder !== undefined && holder !== code
      ? `L’établissement «\u00A0${siret}\u00A0» a déjà un code client.`
      : null,
    shop !== null && shopless.has(shop) ? `Le magasin «\u00A0${shop}\u00A0» n’existe pas.` : null,
    company.credit_limit_cents < 0 ? 'Le plafond d’encours ne peut pas être négatif.' : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

function given(values: readonly (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}
