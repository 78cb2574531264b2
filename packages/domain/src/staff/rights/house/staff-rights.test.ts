import { expect, it } from 'vitest';
import { staffRights } from './staff-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const OWN = [
  'changeOwnPassword',
  'endOwnSession',
  'ownFactors',
  'ownSessions',
  'removePasskey',
  'signOutEverywhere',
];
const TEAM = [
  'changeStaffRole',
  'disableStaff',
  'enableStaff',
  'inviteStaff',
  'resendInvitation',
  'resetStaffFactor',
];

it('one’s own account is everybody’s, the team the owner’s and, in its stores, the manager’s', () => {
  expect(heldByRole(staffRights)).toEqual({
    proprietaire: {
      all: [...OWN, ...TEAM, 'team', 'teamChoices', 'teamCsv', 'unlinkStaffDirectory'].toSorted(),
    },
    responsable: { all: OWN, 'own-stores': [...TEAM, 'team', 'teamChoices', 'teamCsv'] },
    preparateur: { all: OWN },
    commercial: { all: OWN },
    contenu: { all: OWN },
    prix: { all: OWN },
    comptabilite: { all: OWN },
    service_client: { all: OWN },
    lecture_seule: { all: [...OWN, 'team', 'teamCsv'].toSorted() },
  });
});
