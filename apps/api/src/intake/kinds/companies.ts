import { importCompanies } from '../../customers/operations/import-companies.ts';
import { importEstablishments } from '../../customers/operations/import-establishments.ts';
import { amount, email, list, needed, orElse, reference, text } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { standingCompanies } from '../standing/standing-store.ts';

export const companies = lineImport({
  name: 'companies',
  title: 'Sociétés clientes',
  says: 'Une ligne par compte client professionnel de votre gestion.',
  key: ['client'],
  columns: {
    client: needed(reference('Code client', '0351012')),
    nom: needed(text('Raison sociale', 'Enduits Kermarrec')),
    tarif: needed(text('Code de son tarif', 'PRO1')),
    siren: reference('SIREN', '999900012'),
    siret: reference('SIRET', ''),
    tva: text('Numéro de TVA', ''),
    naf: text('Code NAF', '4334Z'),
    magasin: reference('Magasin de rattachement', 'PP001'),
    encours_ht: orElse(amount('Plafond d’encours en euros', '5 000,00'), 0),
    reglement: text('Conditions de règlement', '30 jours fin de mois'),
    adresse: needed(list('Lignes de l’adresse', '4 quai des Indes')),
    code_postal: needed(reference('Code postal', '56100')),
    commune: needed(text('Commune', 'Lorient')),
    pays: orElse(text('Code du pays', 'FR'), 'FR'),
    email: email('Adresse de la société elle-même', 'compta@kermarrec.example'),
  },
  rowOf: (cells) => ({
    client_code: cells.client,
    name: cells.nom,
    siren: cells.siren,
    siret: cells.siret?.replaceAll(/\s/g, '') ?? null,
    vat_number: cells.tva,
    naf: cells.naf,
    price_list: cells.tarif,
    shop_code: cells.magasin,
    credit_limit_cents: cells.encours_ht,
    payment_terms: cells.reglement,
    street: cells.adresse,
    postcode: cells.code_postal,
    city: cells.commune,
    country_code: cells.pays,
    email: cells.email,
  }),
  write: importCompanies,
  standing: standingCompanies,
});

export const establishments = lineImport({
  name: 'establishments',
  title: 'Établissements',
  says: 'L’annuaire où la boutique cherche un SIRET, si elle n’en interroge pas un autre.',
  key: ['siret'],
  columns: {
    siret: needed(reference('SIRET', '99990001200017')),
    nom: needed(text('Nom', 'Enduits Kermarrec')),
    numero: text('Numéro dans la voie', '4'),
    type_voie: text('Type de voie', 'QUAI'),
    voie: text('Nom de la voie', 'DES INDES'),
    code_postal: needed(reference('Code postal', '56100')),
    commune: needed(text('Commune', 'LORIENT')),
    code_commune: reference('Code INSEE de la commune', '56121'),
  },
  rowOf: (cells) => ({
    siret: cells.siret.replaceAll(/\s/g, ''),
    name: cells.nom,
    streetNumber: cells.numero,
    streetType: cells.type_voie,
    streetName: cells.voie,
    postalCode: cells.code_postal,
    cityName: cells.commune,
    cityCode: cells.code_commune,
  }),
  write: importEstablishments,
});
