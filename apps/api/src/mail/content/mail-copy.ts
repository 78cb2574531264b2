// The words around every mail.

export const mailCopy = {
  signature: (name: string) => `L’équipe ${name}`,
  /** To the people who run the shop. */
  whyTeam: (name: string) => `Vous recevez ce message car vous faites partie de l’équipe ${name}.`,
  why: (name: string) =>
    `Vous recevez ce message car vous avez un compte, une commande ou une demande en cours chez ${name}.`,
  ifTheButtonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:',
  unsubscribe: 'Se désinscrire de la lettre d’information',
  lines: 'Articles',
  article: 'Article',
  quantityHead: 'Quantité',
  amountHead: 'Montant',
  sums: 'Montants',
  reference: (reference: string) => `Réf.\u00A0${reference}`,
  quantity: (quantity: number) => `×\u00A0${quantity}`,
  tint: (amount: string) => `dont mise à la teinte\u00A0: ${amount} par conditionnement`,
  amount: (amount: string, taxLabel: string) => `${amount}\u00A0${taxLabel}`,
};
