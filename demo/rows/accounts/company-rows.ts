import companies from '../../data/accounts/companies.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

/** Known to its store, and to nobody of the shop until somebody shows its code. */
export const CLAIMED_COMPANY = 'C7';

/** `isQuiet`: nobody asks for the claimed one. */
export function companyRows(isQuiet = false): FileLine[] {
  const told = companies.filter(({ id }) => !isQuiet || id !== CLAIMED_COMPANY);
  return told.map((company) => ({
    client: company.client_code,
    nom: company.name,
    tarif: company.price_list,
    siren: company.siren,
    siret: company.siret,
    tva: company.vat,
    naf: company.naf,
    magasin: company.shop,
    encours_ht: company.credit_limit,
    reglement: company.terms,
    adresse: company.address.street,
    code_postal: company.address.postcode,
    commune: company.address.city,
    pays: company.address.country_code,
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
