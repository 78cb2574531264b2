export const networkCopy = {
  key: 'NETWORK_LOST',
  label: 'Réseau',
  title: 'Le réseau ne répond pas',
  /** something was only to be read */
  reading: 'La page s’affichera d’elle-même dès qu’il répondra.',
  retry: 'Réessayer',
  /** nothing has left this machine */
  notSent: 'Le réseau ne répond pas\u00A0: rien n’a été enregistré.',
  notSentNext: 'Ce que vous avez saisi reste ici. Appuyez de nouveau dès que le réseau répond.',
  /** it has left, and the answer has not come back */
  unknownTitle: 'La réponse s’est perdue en chemin',
  unknownOnce:
    'Nous ne savons pas si c’est fait\u00A0: le réseau ne répond plus. Envoyez de nouveau\u00A0: ce ne sera fait qu’une fois.',
  unknown:
    'Nous ne savons pas si c’est fait\u00A0: le réseau ne répond plus. Revoyez ce que vous aviez saisi, et vérifiez avant de valider de nouveau.',
  sendAgain: 'Envoyer de nouveau',
  see: 'Revoir ce que j’avais saisi',
  offline: 'Hors ligne\u00A0: cette page ne se met plus à jour.',
  /** not even the script of the page that was asked for could be fetched */
  stayed:
    'Le réseau ne répond pas\u00A0: la page demandée s’ouvrira à son retour. Celle-ci reste comme elle est.',
  online: 'De nouveau en ligne.',
};
