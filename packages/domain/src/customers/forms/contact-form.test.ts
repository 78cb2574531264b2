import { describe, expect, it } from 'vitest';
import { asksForQuotation, contactProblems, contactReasons, reasonMeant } from './contact-form.ts';

const reasons = contactReasons(
  'Commande ou retrait en magasin|Livraison sur chantier| Financement et paiement en compte |Collecte des déchets de chantier||Autre demande',
);
const good = {
  name: 'Zoé D’Écully-Roux',
  email: 'zoe@chantier.example',
  telephone: '',
  reason: 'Autre demande',
  message: 'Bonjour',
};

it('reads the reasons of the setting', () => {
  expect(reasons).toEqual([
    'Commande ou retrait en magasin',
    'Livraison sur chantier',
    'Financement et paiement en compte',
    'Collecte des déchets de chantier',
    'Autre demande',
  ]);
});

describe('VAL-01 VAL-02 VAL-03 the contact form', () => {
  it.each([
    [{}, {}],
    [{ telephone: '06 12.34 56 78' }, {}],
    [{ name: '' }, { name: { kind: 'required' } }],
    [{ name: 'Z'.repeat(100) }, {}],
    [{ name: 'Z'.repeat(101) }, { name: { kind: 'long', most: 100 } }],
    [{ name: '<b>' }, { name: { kind: 'name_digits' } }],
    [{ email: 'zoe' }, { email: { kind: 'email' } }],
    [{ telephone: '12' }, { telephone: { kind: 'phone' } }],
    [{ reason: '' }, { reason: { kind: 'required' } }],
    [{ reason: '  ' }, { reason: { kind: 'required' } }],
    [{ reason: 'Autre' }, { reason: { kind: 'format' } }],
    [{ message: 'Oui' }, { message: { kind: 'short', least: 4 } }],
    [{ message: 'a'.repeat(4001) }, { message: { kind: 'long', most: 4000 } }],
    [
      { name: 'Z', email: '' },
      { name: { kind: 'short', least: 2 }, email: { kind: 'required' } },
    ],
  ])('with %j has the problems %j', (changed, wanted) => {
    expect(contactProblems({ ...good, ...changed }, reasons)).toEqual(wanted);
  });
});

it.each([
  ['livraison', 'Livraison sur chantier'],
  ['livraisons', 'Livraison sur chantier'],
  ['financement', 'Financement et paiement en compte'],
  ['collecte-de-dechets', 'Collecte des déchets de chantier'],
  ['Collecte des déchets de chantier', 'Collecte des déchets de chantier'],
  ['COMMANDES', 'Commande ou retrait en magasin'],
  ['inconnu', null],
  ['', null],
  ['a', null],
])('the motif %j means %j', (motif, wanted) => {
  expect(reasonMeant(motif, reasons)).toBe(wanted);
});

it.each([
  ['Demande de devis', true],
  ['Devis', true],
  ['Autre demande', false],
  ['Facture ou avoir', false],
])('%s asks for a quotation: %s', (reason, asks) => {
  expect(asksForQuotation(reason)).toBe(asks);
});
