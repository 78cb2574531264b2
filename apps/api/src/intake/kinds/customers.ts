import { eachRight, RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Right } from '@nuancier/domain/customers/rights/permissions.ts';
import { importCustomers } from '../../customers/operations/import-customers.ts';
import { importPortfolios } from '../../customers/operations/import-portfolios.ts';
import {
  amount,
  choice,
  email,
  list,
  moment,
  needed,
  orElse,
  reference,
  text,
  yesOrNo,
} from '../../imports/columns/column.ts';
import type { Cells, Column } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { standingCustomers, standingSubAccounts } from '../standing/standing-store.ts';

const person = {
  email: needed(email('Adresse e-mail, qui ouvre le compte', 'yann@kermarrec.example')),
  prenom: needed(text('Prénom', 'Yann')),
  nom: needed(text('Nom', 'Kermarrec')),
  civilite: text('Civilité', 'M.'),
  fonction: text('Fonction', 'Gérant'),
  mobile: text('Téléphone mobile', '0600000001'),
  lettre: yesOrNo('Reçoit la lettre d’information\u00A0; vide, son choix reste', ''),
  confirme: orElse(yesOrNo('Adresse déjà confirmée', 'oui'), true),
  actif: orElse(yesOrNo('Compte ouvert', 'oui'), true),
  cree_le: moment('Depuis quand le compte existe', '15/03/2024'),
};

const address = {
  adresse_nom: text('Nom de l’adresse', 'Dépôt'),
  adresse: orElse(list('Lignes de l’adresse\u00A0; vide, aucune n’est ajoutée', '4 quai des Indes'), []),
  code_postal: orElse(reference('Code postal', '56100'), ''),
  commune: orElse(text('Commune', 'Lorient'), ''),
  pays: orElse(text('Code du pays', 'FR'), 'FR'),
};

export const customers = lineImport({
  name: 'customers',
  title: 'Comptes clients',
  says: 'Dirigeants, particuliers et gens de la boutique, une ligne par compte. Sans mot de passe\u00A0: chacun choisit le sien par «\u00A0Mot de passe oublié\u00A0».',
  key: ['email'],
  examples: [
    {},
    {
      email: 'claire@peinturesduport.example',
      prenom: 'Claire',
      nom: 'Le Goff',
      civilite: 'Mme',
      fonction: 'Commerciale',
      mobile: '0600000002',
      client: '',
      role: 'Commercial',
      adresse_nom: '',
      adresse: '',
      code_postal: '',
      commune: '',
    },
  ],
  columns: {
    ...person,
    client: reference('Code client de la société\u00A0; vide pour un particulier', '0351012'),
    role: choice(['Dirigeant', 'Commercial', 'Manager'])('Rôle\u00A0; vide pour un particulier', 'Dirigeant'),
    paie_compte: yesOrNo('Paie en compte\u00A0; vide, oui sauf pour un particulier', ''),
    ...address,
  },
  rowOf: (cells) => ({
    ...personOf(cells),
    role: cells.role,
    client_code: cells.client,
    parent_email: null,
    ...eachRight(() => true),
    is_pay_outstanding: cells.paie_compte ?? (cells.client !== null || cells.role !== null),
    ceiling_validated_order_cents: 0,
    addresses:
      cells.adresse.length === 0
        ? []
        : [
            {
              label: cells.adresse_nom,
              firstname: cells.prenom,
              lastname: cells.nom,
              company: null,
              street: cells.adresse,
              postcode: cells.code_postal,
              city: cells.commune,
              country_code: cells.pays,
              telephone: cells.mobile,
              default_shipping: true,
              default_billing: true,
            },
          ],
  }),
  write: (db, rows, { now }) => importCustomers(db, rows, now),
  standing: standingCustomers,
});

const RIGHT_COLUMNS = {
  is_view_price: 'voit_prix',
  is_view_order: 'voit_commandes',
  is_view_invoices: 'voit_factures',
  is_view_quotations: 'voit_devis',
  is_view_outstanding: 'voit_encours',
  is_view_listing: 'voit_listes',
  is_validate_order: 'valide_commandes',
  is_notification_order: 'recoit_avis',
  is_pay_cd: 'paie_carte',
  is_pay_outstanding: 'paie_compte',
} as const satisfies Record<Right, string>;

const SAYS: Record<Right, string> = {
  is_view_price: 'Voit les prix',
  is_view_order: 'Voit les commandes',
  is_view_invoices: 'Voit les factures',
  is_view_quotations: 'Voit les devis',
  is_view_outstanding: 'Voit l’encours',
  is_view_listing: 'Voit les listes',
  is_validate_order: 'Commande sans validation, jusqu’au plafond',
  is_notification_order: 'Reçoit les avis de commande',
  is_pay_cd: 'Paie par carte',
  is_pay_outstanding: 'Paie en compte',
};

type RightColumn = (typeof RIGHT_COLUMNS)[Right];

const rights = Object.fromEntries(
  RIGHTS.map((right) => [RIGHT_COLUMNS[right], orElse(yesOrNo(SAYS[right], 'oui'), false)]),
) as Record<RightColumn, Column<boolean>>;

export const subAccounts = lineImport({
  name: 'sub-accounts',
  title: 'Sous-comptes',
  says: 'Les gens d’une société cliente, avec leurs droits\u00A0; leur dirigeant a déjà son compte.',
  key: ['email'],
  examples: [
    {
      email: 'malo@kermarrec.example',
      prenom: 'Malo',
      nom: 'Riou',
      fonction: 'Peintre',
      mobile: '0600000003',
      voit_encours: 'non',
      paie_compte: 'non',
    },
  ],
  columns: {
    ...person,
    client: needed(reference('Code client de la société', '0351012')),
    dirigeant: needed(email('Adresse e-mail du dirigeant', 'yann@kermarrec.example')),
    ...rights,
    plafond_ht: orElse(amount('Plafond d’une commande sans validation', '1 500,00'), 0),
  },
  rowOf: (cells) => ({
    ...personOf(cells),
    role: 'Subaccount' as const,
    client_code: cells.client,
    parent_email: cells.dirigeant,
    ...eachRight((right) => cells[RIGHT_COLUMNS[right]]),
    ceiling_validated_order_cents: cells.plafond_ht,
    addresses: [],
  }),
  write: (db, rows, { now }) => importCustomers(db, rows, now),
  standing: standingSubAccounts,
});

function personOf(cells: Cells<typeof person>) {
  return {
    email: cells.email,
    password: null,
    prefix: cells.civilite,
    firstname: cells.prenom,
    lastname: cells.nom,
    job_title: cells.fonction,
    mobile: cells.mobile,
    is_subscribed: cells.lettre,
    is_confirmed: cells.confirme,
    is_active: cells.actif,
    created_at: cells.cree_le,
  };
}

export const portfolios = lineImport({
  name: 'portfolios',
  title: 'Portefeuilles des commerciaux',
  says: 'Quel commercial suit quel client\u00A0; ce qui est déjà là reste.',
  key: ['commercial', 'client'],
  columns: {
    commercial: needed(email('Adresse e-mail du commercial', 'claire@peinturesduport.example')),
    client: needed(email('Adresse e-mail du client', 'yann@kermarrec.example')),
  },
  rowOf: (cells) => ({ representative_email: cells.commercial, customer_email: cells.client }),
  write: importPortfolios,
});
