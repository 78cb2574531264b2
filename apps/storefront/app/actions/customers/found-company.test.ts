import { expect, it } from 'vitest';
import { companyLine, foundCompany } from './found-company.ts';

const told = {
  siret: '99990201800012',
  name: 'Bretagne Enduits SAS',
  streetNumber: '4',
  streetType: 'rue',
  streetName: 'du Port',
  postalCode: '35000',
  cityName: 'Rennes',
  cityCode: '35238',
  isAlreadyUsed: false,
};

it('REG-05 an establishment is mapped to the names of the forms, its address joined with spaces', () => {
  expect(foundCompany(told)).toEqual({
    siret: '99990201800012',
    company_name: 'Bretagne Enduits SAS',
    address: '4 rue du Port',
    post_code: '35000',
    city_name: 'Rennes',
    city_code: '35238',
    is_already_used: false,
  });
});

it('REG-05 what the register does not tell leaves no gap', () => {
  const bare = foundCompany({ ...told, streetNumber: null, streetType: '', cityCode: null });
  expect([bare.address, companyLine(bare)]).toEqual(['du Port', 'du Port, 35000 Rennes']);
  expect(companyLine(foundCompany({ ...told, streetNumber: null, streetType: null, streetName: null }))).toBe(
    '35000 Rennes',
  );
});
