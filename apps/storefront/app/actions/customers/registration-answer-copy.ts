// Why a registration, or a client code, was not accepted.
export const registrationAnswerCopy = {
  used: 'Votre établissement a déjà un compte, contactez votre dirigeant ou votre magasin.',
  siretOrPostcode: 'Indiquez le SIRET ou le code postal de l’entreprise.',
  termsNeeded: 'Vous devez accepter les conditions générales de vente.',
} as const;
