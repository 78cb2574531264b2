export const consentCopy = {
  pageTitle: 'Vos choix en matière de cookies',
  text: 'Nous utilisons des traceurs nécessaires au fonctionnement du site et, avec votre accord, des traceurs de mesure d’audience et de personnalisation. Vous pouvez changer d’avis à tout moment.',
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  more: 'En savoir plus sur les cookies',
  state: {
    unknown: 'Vous n’avez pas encore fait de choix\u00a0: aucun traceur soumis à votre accord n’est déposé.',
    accepted: 'Vous avez accepté les traceurs de mesure d’audience et de personnalisation.',
    refused: 'Vous avez refusé les traceurs de mesure d’audience et de personnalisation.',
  },
} as const;
