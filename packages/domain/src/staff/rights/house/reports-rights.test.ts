import { expect, it } from 'vitest';
import { reportsRights } from './reports-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const withFile = (operation: string) => [operation, `${operation}Csv`];

it('figures are read by who answers for the whole, by managers of their own stores, and by sales people of their customers', () => {
  const portfolio = ['salesReport', 'approvalTimesReport'].flatMap(withFile);
  const stores = ['stockOutReport', 'promiseReport', 'abandonedCartsReport', 'conversionReport'].flatMap(
    withFile,
  );
  const ofStores = [...portfolio, ...stores].toSorted();
  const margin = withFile('marginReport');
  const sorted = [...ofStores, ...margin, ...withFile('searchesReport')].toSorted();
  expect(heldByRole(reportsRights)).toEqual({
    proprietaire: { all: sorted },
    responsable: { 'own-stores': ofStores },
    commercial: { 'own-portfolio': portfolio.toSorted() },
    prix: { all: margin },
    comptabilite: { all: sorted },
    lecture_seule: { all: sorted },
  });
});
