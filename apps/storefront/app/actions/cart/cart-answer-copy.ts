// Messages about changes of the cart: shown by the server and, with script, by the page.
export const cartAnswerCopy = {
  articleFaults: {
    'no-article': 'Veuillez choisir une déclinaison avant d’ajouter au panier.',
    'bad-quantity': 'La quantité doit être un nombre entier supérieur à 0.',
  },
  noneOfThem: (why: string) => `${why} Rien n’a été ajouté\u00a0: ces conditionnements vont ensemble.`,
  noTester: 'Cette teinte ne se fait pas en testeur. Votre magasin vous conseille.',
  couponMissing: 'Saisissez votre code promotionnel.',
  unknownChange: 'Cette demande n’a pas été comprise. Merci de réessayer.',
  notices: {
    ajoute: 'Le produit a bien été ajouté à votre panier.',
    remis: 'L’article est de nouveau dans votre panier.',
    liste: 'Les articles de votre liste ont été ajoutés à votre panier.',
    modifie: 'Votre panier est à jour.',
    vide: 'Votre panier a été vidé.',
    code: 'Le code promotionnel est appliqué.',
    'code-retire': 'Le code promotionnel a été retiré.',
    'demande-retiree':
      'Votre demande est retirée\u00a0: votre panier est de nouveau modifiable et votre dirigeant est prévenu.',
    'mis-de-cote': 'Votre demande est mise de côté\u00a0: vous pouvez remplir un autre panier.',
    repris: 'Vous avez repris ce panier.',
    change: 'Votre panier a changé entre-temps. Le voici à jour.',
  } as Record<string, string | undefined>,
} as const;
