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
  more: 'Tous les raccourcis',
  close: 'Fermer',
  unknownCode: (code: string) => `Code non reconnu${NO_BREAK}: ${code}`,
  help: {
    title: 'Raccourcis du clavier',
    says: `Pendant que vous écrivez dans un champ, seul Ctrl${NO_BREAK}K agit.`,
    mayBeOff: `Les raccourcis à une touche gênent${NO_BREAK}? Coupez-les dans`,
    areOff: `Les raccourcis à une touche sont coupés sur cet appareil${NO_BREAK}: ils se remettent dans`,
    keys: {
      'Ctrl K': 'aller à un écran ou à une commande (⌘ K sur Mac)',
      'j, k': 'ligne suivante, ligne précédente de la liste',
      Entrée: 'ouvrir la ligne',
      x: 'choisir la ligne, ou ne plus la choisir, dans la liste des commandes',
      p: 'imprimer les bons de préparation des commandes choisies, ou celui de la ligne',
      '?': 'cette aide',
      Douchette:
        'le code d’une commande l’ouvre, où que vous soyez\u00A0; un autre va au champ de l’écran qui attend des codes',
    },
    go: (letter: string) => `g puis ${letter}`,
  },
};
