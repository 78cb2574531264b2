import type { CompanyRow } from '@nuancier/api/customers/imports/customers-import-rows.ts';
import companies from '../../data/accounts/companies.json' with { type: 'json' };

export function companyRows(): CompanyRow[] {
  return companies.map((company) => ({
    client_code: company.client_code,
    name: company.name,
    siren: company.siren,
    siret: company.siret,
    vat_number: company.vat,
    naf: company.naf,
    price_list: company.price_list,
    shop_code: company.shop,
    credit_limit_cents: Math.round(company.credit_limit * 100),
    payment_terms: company.terms,
    street: company.address.street,
    postcode: company.address.postcode,
    city: company.address.city,
    country_code: company.address.country_code,
    email: `compta.${company.client_code}@demo.valbrune.example`,
  }));
}

export function clientCodeOf(companyId: string | null): string | null {
  return companies.find((company) => company.id === companyId)?.client_code ?? null;
}

export function companyNameOf(companyId: string | null): string | null {
  return companies.find((company) => company.id === companyId)?.name ?? null;
}

export function knownClientCode(companyId: string): string {
  const code = clientCodeOf(companyId);
  if (code === null) throw new Error(`The demo names an unknown company « ${companyId} »`);
  return code;
}
