export const contactCopy = {
  title: 'Contactez-nous',
  description:
    'Une question sur un produit, une teinte, une commande, la livraison ou le financement\u00A0? Écrivez-nous.',
  intro:
    'Une question sur un produit, une commande ou un service\u00A0? Nous vous répondons sous 48\u00A0heures ouvrées.',
  reason: 'Motif de votre demande',
  chooseReason: 'Choisissez un motif',
  name: 'Nom et prénom, ou société',
  email: 'Adresse e-mail',
  telephone: 'Téléphone',
  telephoneHint: 'Dix chiffres, par exemple 06\u00A012\u00A034\u00A056\u00A078.',
  message: 'Votre message',
  submit: 'Envoyer',
  privacy: 'Vos réponses servent à traiter votre demande et ne servent qu’à cela.',
  privacyLink: 'Politique de confidentialité',
  summary: (count: number) =>
    count === 1
      ? 'Le formulaire contient une erreur. Vérifiez le champ signalé.'
      : `Le formulaire contient ${count}\u00A0erreurs. Vérifiez les champs signalés.`,
  confirmedTitle: 'Votre message a été envoyé',
  confirmedText:
    'Nous vous répondrons sous 48\u00A0heures ouvrées. Un accusé de réception vous parvient par e-mail.',
  backToShop: 'Retour à l’accueil',
  stores: 'Plus rapide au comptoir',
  storesText: 'Votre magasin vous conseille par téléphone et sur place.',
  storesLink: 'Trouver mon magasin',
  panelFailed: 'Le formulaire n’a pas pu être chargé.',
  openPage: 'Ouvrir la page de contact',
} as const;
