import { expect, it } from 'vitest';
import { STAFF_ROLES } from '../../roles.ts';
import { fileKindsOf, importsRights } from './imports-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = ['fileKinds', 'fileTemplate', 'importRun', 'importRuns', 'importRunsCsv', 'importChangesCsv'];
const BRINGING = [
  'dropFile',
  'fileInHand',
  'fileRejects',
  'filesInHand',
  'publishFile',
  'takeBackImport',
  'uploadFile',
];
const SYSTEMS = ['integrationKeys', 'shopJobs', 'webhook', 'webhooks'];

it('files are brought by who owns what they say, keys and addresses kept by the owner alone', () => {
  const bringer = [...READING, ...BRINGING].toSorted();
  expect(heldByRole(importsRights)).toEqual({
    proprietaire: { all: Object.keys(importsRights).toSorted() },
    prix: { all: bringer },
    contenu: { all: bringer },
    lecture_seule: { all: [...READING, ...SYSTEMS].toSorted() },
  });
});

it('each role has its kinds of file', () => {
  expect(Object.fromEntries(STAFF_ROLES.map((role) => [role, fileKindsOf(role)]))).toEqual({
    proprietaire: null,
    lecture_seule: null,
    prix: ['prices', 'price-lists', 'conditions', 'coupons', 'tint-supplements', 'costs'],
    contenu: ['pages', 'blocks', 'redirects', 'pictures'],
    responsable: [],
    preparateur: [],
    commercial: [],
    comptabilite: [],
    service_client: [],
  });
});
