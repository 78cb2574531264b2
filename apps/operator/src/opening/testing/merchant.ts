// A merchant who opens a shop, for tests.
export const MERCHANT = {
  enseigne: 'Peintures & Sols <du Port>',
  theme: 'comptoir',
  societe: {
    raison_sociale: 'Peintures du Port',
    forme: 'SAS',
    capital: '150 000 €',
    siren: '999 907 009',
    immatriculation: 'RCS Lorient 999 907 009',
    tva: 'FR16999907009',
    adresse: '12 rue du Port',
    complement: '',
    code_postal: '56100',
    commune: 'Lorient',
    telephone: '02 97 00 00 01',
    email: 'contact@peinturesduport.example',
  },
  publication: { directeur: 'Léa Roy' },
  hebergeur: {
    nom: 'Hébergements de l’Ouest',
    adresse: '1 quai de la Fosse, 44000 Nantes',
    telephone: '0240000001',
  },
  mediateur: {
    nom: 'Médiation du commerce',
    adresse: '8 rue des Accords, 75009 Paris',
    site: 'https://www.mediation.example',
  },
  rep: { peintures: 'FR000000_07ABCD' },
  compte: { prenom: 'Léa', nom: 'Roy', email: 'lea.roy@peinturesduport.example' },
};
