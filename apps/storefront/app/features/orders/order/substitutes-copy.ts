export const substitutesCopy = {
  title: 'Articles de remplacement',
  states: {
    proposed: 'En attente de votre accord',
    accepted: 'Accepté',
    declined: 'Refusé',
    expired: 'Sans objet, la commande est annulée',
    withdrawn: 'Proposition retirée par le magasin',
  },
  missing: (packs: number, name: string, sku: string) => `Il manque ${packs}\u00A0× ${name} (${sku}).`,
  proposed: (packs: number, name: string, sku: string) =>
    `Le magasin propose à la place ${packs}\u00A0× ${name} (${sku})`,
  price: (amount: string) => `, à ${amount} l’unité`,
  help: 'Vous ne payez jamais plus que le prix convenu. Si vous refusez, l’article reste à trouver.',
  accept: 'Accepter le remplacement',
  decline: 'Refuser',
  refused: 'Votre réponse n’a pas été prise en compte',
};
