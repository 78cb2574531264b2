// An establishment of the register, under the names the forms use.

type Establishment = {
  siret: string;
  name: string;
  streetNumber?: string | null;
  streetType?: string | null;
  streetName?: string | null;
  postalCode: string;
  cityName: string;
  cityCode?: string | null;
  isAlreadyUsed: boolean;
};

export type FoundCompany = {
  siret: string;
  company_name: string;
  address: string;
  post_code: string;
  city_name: string;
  city_code: string | null;
  is_already_used: boolean;
};

/** What the SIRET step answers: the company, or the first message of the backend. */
export type SiretLookup = { siret: string; company: FoundCompany | null; errorMsg: string | null };

export function foundCompany(found: Establishment): FoundCompany {
  const parts = [found.streetNumber, found.streetType, found.streetName];
  return {
    siret: found.siret,
    company_name: found.name,
    address: parts.filter((part) => part).join(' '),
    post_code: found.postalCode,
    city_name: found.cityName,
    city_code: found.cityCode ?? null,
    is_already_used: found.isAlreadyUsed,
  };
}

export function companyLine({ address, post_code, city_name }: FoundCompany): string {
  return [address, `${post_code} ${city_name}`.trim()].filter((part) => part !== '').join(', ');
}
