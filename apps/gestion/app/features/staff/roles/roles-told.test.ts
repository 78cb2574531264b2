import { expect, it } from 'vitest';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { rolesTold } from './roles-told.ts';

it('tells of each role what it may do, and where', () => {
  const told = (role: (typeof STAFF_ROLES)[number]) =>
    rolesTold(role).flatMap(({ acts }) => acts.map(({ act, scope }) => `${act} ${scope}`.trim()));
  expect(told('preparateur')).toContain('préparer, remettre et expédier dans ses magasins');
  expect(told('preparateur')).not.toContain('annuler une commande dans ses magasins');
  expect(told('commercial')).toContain(
    'écrire un devis, accorder une remise, l’envoyer pour son portefeuille',
  );
  expect(told('lecture_seule').join()).not.toMatch(/changer|écrire|annuler|rembourser/);
});

it('has words for every right, so that the owner is told of every area', () => {
  expect(rolesTold('proprietaire')).toHaveLength(15);
  for (const role of STAFF_ROLES) expect([role, rolesTold(role).length > 0]).toEqual([role, true]);
});
