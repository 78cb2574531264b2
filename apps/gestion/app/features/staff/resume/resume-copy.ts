export const resumeCopy = {
  title: 'Votre session a pris fin',
  kept: 'Votre session a pris fin, reconnectez-vous\u00A0: ce que vous avez saisi est gardé. Rien n’a encore été envoyé.',
  incomplete: 'Un fichier ou un mot de passe n’est pas gardé\u00A0: vous le redonnerez ensuite.',
  notKept:
    'Votre session a pris fin, reconnectez-vous. Ce que vous avez saisi n’a pas pu être gardé\u00A0: revenez en arrière pour le copier.',
  elsewhere: (label: string) => `Entrer avec ${label} (nouvel onglet)`,
  enrol: 'Protéger mon compte (nouvel onglet)',
  enrolFirst:
    'Votre compte demande un second facteur. Ajoutez-le dans un autre onglet, puis continuez ici\u00A0: ce que vous avez saisi est gardé.',
  goOn: 'J’ai ouvert ma session dans un autre onglet',
  readyTitle: 'Vous êtes de nouveau connecté',
  ready: 'Ce que vous aviez saisi va s’afficher de nouveau. Rien n’est envoyé avant que vous ne validiez.',
  show: 'Revoir ma saisie',
};
