import type { MemberFragment } from '../../../generated/documents.ts';

export const teamCopy = {
  title: 'Équipe',
  invite: 'Inviter une personne',
  search: 'Chercher',
  searchHint: 'Nom ou adresse e-mail',
  columns: {
    person: 'Personne',
    role: 'Rôle',
    stores: 'Magasins',
    state: 'État',
    seen: 'Vue',
    act: 'Actions',
  },
  states: { invited: 'Invitée', active: 'Active', disabled: 'Fermée' } satisfies Record<
    MemberFragment['state'],
    string
  >,
  waiting: (moment: string) => `invitation valable jusqu’au ${moment}`,
  noFactor: 'sans second facteur',
  never: 'jamais',
  everywhere: 'Tous',
  portfolioOf: (email: string) => `portefeuille de ${email}`,
  act: {
    resend: 'Renvoyer l’invitation',
    disable: 'Fermer l’accès',
    enable: 'Rouvrir l’accès',
    factor: 'Refaire le second facteur',
    role: 'Changer le rôle',
  },
  done: {
    invitee: 'L’invitation est partie.',
    renvoyee: 'Une nouvelle invitation est partie. L’ancien lien ne sert plus.',
    fermee: 'L’accès est fermé, ses sessions sont terminées.',
    placee: 'Le rôle est changé. Il vaut dès la prochaine page de cette personne.',
    rouverte: 'L’accès est rouvert.',
    facteur: 'À sa prochaine connexion, cette personne inscrira un nouveau second facteur.',
  },
  refused: { text: 'Rien n’a été changé', key: 'TEAM_ACT_REFUSED' },
  more: 'Suite de l’équipe',
  noMatch: 'Personne ne correspond à cette recherche.',
  place: {
    title: (name: string) => `Le rôle de ${name}`,
    says: 'Le rôle décide de ce que la personne voit et peut faire, les magasins de quelles commandes.',
    send: 'Changer le rôle',
  },
  form: {
    title: 'Inviter une personne',
    says: 'Elle reçoit un lien pour choisir son mot de passe. Rien n’est ouvert avant qu’elle ne l’ait fait.',
    email: 'Adresse e-mail',
    firstname: 'Prénom',
    lastname: 'Nom',
    role: 'Rôle',
    stores: 'Codes des magasins',
    storesHint: 'Pour un responsable ou un préparateur, séparés par des virgules : VB006, VB008'.replace(
      ' :',
      '\u00A0:',
    ),
    representative: 'Commercial suivi',
    representativeHint: 'Pour un commercial : l’adresse du compte dont il tient le portefeuille'.replace(
      ' :',
      '\u00A0:',
    ),
    send: 'Envoyer l’invitation',
    keep: 'Revenir à l’équipe',
    missing: 'À remplir.',
  },
};
