/** Before a customer is told that a part is there, or on its way. */
export const partlyCopy = {
  markReady: {
    title: (number: string) => `Prévenir de ce qui est prêt pour ${number}`,
    mail: (address: string) =>
      `Un e-mail part à ${address}\u00A0: il dit ce qui attend au magasin et ce qui reste à venir. Un e-mail parti ne se reprend pas.`,
    now: 'Prêt pour le client',
  },
  shipOrder: {
    title: (number: string) => `Remettre une partie de ${number} au transporteur`,
    mail: (address: string) =>
      `Un e-mail part à ${address}\u00A0: il dit ce qui est parti et ce qui reste à venir. Un e-mail parti ne se reprend pas.`,
    now: 'Remis au transporteur',
  },
  noMail: 'Le client ne reçoit pas d’e-mail\u00A0: appelez-le.',
  later: 'Reste à préparer',
  waits: (asked: string) => `${asked}, en attente de l’accord du client`,
  line: (packs: number, name: string) => `${packs} × ${name}`,
};
