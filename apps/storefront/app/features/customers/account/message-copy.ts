export const messageCopy = {
  approvalNews: 'Votre demande de validation',
  approvalDismiss: 'Ne plus afficher ce message',
  approvalLink: 'Veuillez valider votre panier',
} as const;
