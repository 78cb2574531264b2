import { importAddresses } from '../../customers/operations/import-addresses.ts';
import { email, list, needed, orElse, reference, text, yesOrNo } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';

export const addresses = lineImport({
  name: 'addresses',
  title: 'Adresses des clients',
  says: 'Une ligne par adresse d’un compte\u00A0; celles que le client a déjà ne changent pas. Celle d’un dirigeant qui porte le nom de sa société sert à tous ses sous-comptes.',
  key: ['email', 'nom_adresse', 'adresse', 'code_postal', 'commune'],
  columns: {
    email: needed(email('Compte du client', 'yann@kermarrec.example')),
    nom_adresse: text('Nom de l’adresse', 'Chantier Kerlann'),
    prenom: needed(text('Prénom de qui reçoit', 'Yann')),
    nom: needed(text('Nom de qui reçoit', 'Kermarrec')),
    societe: text('Société', 'Enduits Kermarrec'),
    adresse: needed(list('Lignes de l’adresse', '8 rue de Kerlann')),
    code_postal: needed(reference('Code postal', '35170')),
    commune: needed(text('Commune', 'Bruz')),
    pays: orElse(text('Code du pays', 'FR'), 'FR'),
    telephone: text('Téléphone', '0600000001'),
    livraison: orElse(yesOrNo('Proposée d’abord pour livrer', 'non'), false),
    facturation: orElse(yesOrNo('Proposée d’abord pour facturer', 'non'), false),
  },
  rowOf: (cells) => ({
    email: cells.email,
    label: cells.nom_adresse,
    firstname: cells.prenom,
    lastname: cells.nom,
    company: cells.societe,
    street: cells.adresse,
    postcode: cells.code_postal,
    city: cells.commune,
    country_code: cells.pays,
    telephone: cells.telephone,
    default_shipping: cells.livraison,
    default_billing: cells.facturation,
  }),
  write: importAddresses,
});
