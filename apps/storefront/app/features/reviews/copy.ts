import { formatNumber } from '@nuancier/ui/text/format.ts';
export const reviewCopy = {
  title: 'Avis clients',
  none: 'Aucun avis pour le moment',
  noneText: 'Soyez le premier à dire ce que vous pensez de ce produit.',
  // The law wants readers to know how reviews are checked.
  howRead:
    'Les avis sont relus avant leur publication, du plus récent au plus ancien. L’achat n’est pas vérifié.',
  write: 'Donner mon avis',
  stars: (value: string) => `${value} sur 5`,
  count: (count: number) => (count === 1 ? '1\u00A0avis' : `${formatNumber(count)}\u00A0avis`),
  toReviews: (stars: string, count: string) => `${stars}, ${count}\u00A0: lire les avis`,
  breakdown: 'Répartition des notes',
  given: (stars: number, count: number) =>
    `${stars}\u00A0étoile${stars > 1 ? 's' : ''}\u00A0: ${formatNumber(count)}\u00A0avis`,
  pages: 'Pages des avis',
  titlePage: (page: number) => `avis, page ${page}`,
  previous: 'Avis précédents',
  next: 'Avis suivants',
  pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,

  formIntro:
    'Un avis par produit. Tant qu’il n’est pas publié, vous pouvez l’envoyer de nouveau\u00A0: il remplace le précédent.',
  rating: 'Votre note',
  ratings: { 1: 'Très déçu', 2: 'Déçu', 3: 'Correct', 4: 'Satisfait', 5: 'Très satisfait' } as Readonly<
    Record<number, string>
  >,
  nickname: 'Pseudonyme',
  nicknameHint: 'Il est publié avec votre avis. De 2 à 40\u00A0caractères.',
  summary: 'Titre de votre avis',
  text: 'Votre avis',
  textHint: 'De 10 à 2\u00A0000\u00A0caractères, sans lien.',
  submit: 'Envoyer mon avis',
  ratingMissing: 'Donnez une note de 1 à 5.',
  link: 'Un avis ne peut pas contenir de lien.',
  refused: 'Votre avis n’a pas été envoyé',
  thanks: 'Merci, votre avis sera publié après modération.',
  backToProduct: 'Revenir au produit',
  signInFirst: 'Connectez-vous pour donner votre avis sur ce produit.',
  signIn: 'Me connecter',
  notYou:
    'Les avis sont réservés aux clients\u00A0: ils ne peuvent être donnés ni par l’enseigne ni au nom d’un client.',
  closed: 'Les avis ne sont pas ouverts sur ce site.',

  mine: 'Mes avis',
  mineNone: 'Vous n’avez pas encore donné d’avis',
  mineNoneText: 'Donnez votre avis depuis la page d’un produit.',
  browse: 'Parcourir le catalogue',
  change: 'Modifier',
  changeOf: (product: string) => `Modifier mon avis sur ${product}`,
  states: {
    PENDING: { text: 'En attente', look: 'warning' },
    APPROVED: { text: 'Publié', look: 'success' },
    REJECTED: { text: 'Non publié', look: 'neutral' },
  },
} as const;
