import { withDe, withQue } from '@nuancier/domain/site/elision.ts';
const NO_BREAK = '\u00A0';

export const customerCopy = {
  back: 'Revenir aux clients',
  backToPerson: 'Revenir à la fiche',
  keep: 'Ne rien changer',
  facts: {
    email: 'E-mail',
    telephone: 'Téléphone',
    company: 'Société',
    role: 'Rôle',
    job: 'Fonction',
    store: 'Magasin',
    representatives: 'Suivi par',
    since: 'Compte ouvert le',
    lastSeen: 'Dernière visite',
    clientCode: 'Code client',
    siret: 'SIRET',
    siren: 'SIREN',
    vat: 'TVA',
    naf: 'NAF',
    address: 'Adresse',
    terms: 'Conditions de règlement',
    priceList: 'Liste de prix',
    rights: 'Droits',
  },
  none: 'Aucun',
  never: 'Jamais',
  locked: (moment: string) =>
    `Trop d’essais de mot de passe${NO_BREAK}: ce compte ne s’ouvre pas avant le ${moment}.`,
  acts: 'Ce que vous pouvez faire',
  act: {
    unlockCustomer: 'Débloquer le compte',
    sendCustomerResetLink: 'Envoyer un lien de mot de passe',
    enterAsCustomer: 'Se connecter en tant que',
    exportShopCustomer: 'Exporter ses données',
    mergeCustomers: 'Réunir avec un autre compte',
    eraseShopCustomer: 'Effacer cette personne',
    confirmLink: 'Confirmer le rattachement',
    refuseLink: 'Refuser le rattachement',
  },
  done: {
    reuni: 'Les deux comptes n’en font plus qu’un. Un e-mail est parti aux deux adresses.',
    debloque: 'Le compte peut de nouveau se connecter.',
    lien: 'Le lien est parti par e-mail. Il vaut une heure et une seule fois.',
    efface: 'La personne est effacée. Ses commandes et factures restent, sans son nom.',
    confirme: 'Le rattachement est confirmé, la personne en est avertie par e-mail.',
    deja: 'Cette demande n’attendait plus de réponse\u00A0: rien n’a été changé.',
    refuse: 'Le rattachement est refusé, la personne en est avertie par e-mail.',
  },
  people: 'Personnes',
  addresses: 'Adresses',
  defaultDelivery: 'Livraison par défaut',
  defaultInvoicing: 'Facturation par défaut',
  credit: {
    title: 'Encours',
    authorised: 'Autorisé',
    used: 'Utilisé',
    available: 'Disponible',
    overdue: 'Échu',
    overdueSince: (day: string) => `depuis le ${day}`,
    inProgress: 'dont commandes en cours',
  },
  conditions: {
    title: 'Conditions négociées',
    columns: ['Condition', 'Sur', 'À partir de', 'Prix', 'Validité'],
    percent: (percent: string) => `${percent}${NO_BREAK}% de moins que la liste`,
    net: (amount: string) => `${amount} HT net`,
    between: (from: string | null, to: string | null) =>
      [from === null ? null : `du ${from}`, to === null ? null : `jusqu’au ${to}`]
        .filter((part) => part !== null)
        .join(' ') || 'sans terme',
    empty: 'Aucune condition au-delà de la liste de prix.',
  },
  all: 'Tout voir',
  orders: {
    title: 'Dernières commandes',
    columns: ['Commande', 'Passée le', 'Par', 'Magasin', 'État', 'Total TTC'],
    empty: 'Aucune commande de votre ressort.',
  },
  quotations: {
    title: 'Devis',
    columns: ['Devis', 'Objet', 'Écrit le', 'Valable jusqu’au', 'État', 'Total HT'],
    empty: 'Aucun devis.',
  },
  invoices: {
    title: 'Factures et avoirs',
    columns: ['Pièce', 'Numéro', 'Émise le', 'Échéance', 'Total TTC', 'Reste dû'],
    overdue: 'Échue',
    pdf: (number: string) => `${number} (PDF)`,
    empty: 'Aucune facture.',
  },
  tints: { title: 'Teintes gardées', empty: 'Aucune teinte gardée.' },
  partOf: (title: string, name: string) => `${title}, ${name}`,
  backToFile: (name: string) => `Revenir à la fiche ${withDe(name)}`,
  messages: { title: 'Messages', empty: 'Aucun message.' },
  unverified: {
    title: 'Messages non vérifiés',
    says: 'Écrits sans se connecter, sous une adresse de cette fiche. N’importe qui peut saisir une adresse\u00A0: vérifiez qui écrit avant de donner une information sur le compte.',
  },
  journal: {
    title: 'Journal',
    columns: ['Quand', 'Quoi', 'Par', 'Compte'],
    empty: 'Rien n’est noté.',
  },
  unlock: {
    title: (name: string) => `Débloquer le compte ${withDe(name)}`,
    says: 'Les essais de mot de passe manqués sont oubliés : le client peut se connecter tout de suite. Le mot de passe ne change pas, et un compte fermé ou suspendu par sa société le reste. L’acte est noté au journal.',
    confirm: 'Débloquer',
  },
  reset: {
    title: (name: string) => `Envoyer un lien de mot de passe à ${name}`,
    says: (email: string) =>
      `Un e-mail part à ${email}. Son lien vaut une heure et une seule fois, les liens envoyés avant ne valent plus rien. Vous ne voyez pas le lien.`,
    confirm: 'Envoyer le lien',
  },
  enter: {
    title: (name: string) => `Se connecter en tant ${withQue(name)}`,
    says: (who: string) =>
      `Vous entrez dans la boutique à la place du client, au nom ${withDe(who)}. Ce que vous y faites est noté au journal avec votre motif, et les commandes portent ce nom. Le mot de passe et les données personnelles restent fermés.`,
    reason: 'Motif',
    missing: 'Indiquez le motif.',
    confirm: 'Préparer l’entrée',
    ready: (who: string) =>
      `L’entrée est prête, au nom ${withDe(who)}. Elle vaut cinq minutes et une seule fois.`,
    open: 'Entrer dans la boutique',
  },
  erase: {
    title: (name: string) => `Effacer ${name}`,
    says: (email: string) =>
      `Effacer ne se défait pas. Le nom, les adresses, les messages, les teintes et les avis de cette personne disparaissent, ses commandes et factures restent sans son nom, et elle ne peut plus se connecter. Pour confirmer, retapez ${email}.`,
    typed: 'Adresse e-mail du compte',
    missing: 'Retapez l’adresse e-mail du compte.',
    confirm: 'Effacer pour toujours',
  },
  links: {
    title: 'Demandes de rattachement',
    says: 'Ces comptes ont donné un code client\u00A0: ils voient les prix de la société, rien de plus. Ses commandes, ses factures et son encours s’ouvrent quand elle confirme, ou vous.',
    columns: ['Personne', 'Société', 'Demandé le', 'La société est prévenue à', 'Magasin', 'Réponse'],
    searchHint: 'Nom, société, ville, code client, e-mail, téléphone, SIRET',
    noStore: 'aucun',
    noAddress: 'aucune adresse connue',
    name: 'Nom',
    given: 'Code client donné',
    heads: 'Dirigeant',
    noHead: 'Personne encore\u00A0: ce compte serait le premier.',
    empty: 'Aucune demande n’attend.',
    confirm: {
      title: (name: string) => `Confirmer le rattachement ${withDe(name)}`,
      says: (name: string, company: string) =>
        `${name} devient dirigeant ${withDe(company)} et voit dès cet instant ses prix, toutes ses commandes, ses factures et son encours, et commande en compte à sa place. Un e-mail l’en avertit. Les autres demandes pour cette société sont refusées.`,
      press: 'Confirmer',
    },
    refuse: {
      title: (name: string) => `Refuser le rattachement ${withDe(name)}`,
      says: (name: string, company: string) =>
        `Le compte ${withDe(name)} continue sans ${company}, et ceux qu’il avait ouverts pour d’autres sont fermés. Un e-mail l’en avertit.`,
      press: 'Refuser',
    },
  },
};
