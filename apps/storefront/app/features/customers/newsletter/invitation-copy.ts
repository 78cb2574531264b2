// What the foot of every page says, apart from the words of the forms: those come with the forms.
export const invitationCopy = {
  newsletterTitle: 'Recevez nos offres et conseils',
  newsletterText:
    'Offres, nouveautés et conseils de chantier, par e-mail. Désinscription en un clic, à tout moment.',
  newsletterAction: 'S’inscrire',
  contactTitle: 'Une question\u00A0?',
  contactText: 'Produit, teinte, livraison, financement\u00A0: nos équipes vous répondent.',
  contactAction: 'Écrivez-nous',
} as const;
