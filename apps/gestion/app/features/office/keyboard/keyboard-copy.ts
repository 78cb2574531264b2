const NO_BREAK = '\u00A0';

export const keyboardCopy = {
  open: 'Aller à…',
  openHint: 'Ctrl K',
  palette: 'Aller à',
  field: 'Écran ou numéro de commande',
  options: 'Propositions',
  screen: (name: string) => name,
  order: (number: string) => `Ouvrir la commande ${number}`,
  searchOrders: (words: string) => `Chercher «${NO_BREAK}${words}${NO_BREAK}» dans les commandes`,
  more: `Tous les raccourcis${NO_BREAK}: touche ?`,
  close: 'Fermer',
  help: {
    title: 'Raccourcis du clavier',
    says: 'Ils ne font rien pendant que vous écrivez dans un champ.',
    keys: {
      'Ctrl K': 'aller à un écran ou à une commande (⌘ K sur Mac)',
      'j puis k': 'ligne suivante, ligne précédente de la liste',
      Entrée: 'ouvrir la ligne',
      x: 'choisir la ligne, ou ne plus la choisir, dans la liste des commandes',
      p: 'imprimer les bons de préparation des commandes choisies, ou celui de la ligne',
      '?': 'cette aide',
      Scanner: 'le code d’une commande l’ouvre, où que vous soyez',
    },
    go: (letter: string) => `g puis ${letter}`,
  },
};
