const NO_BREAK = '\u00A0';

export const returnsCopy = {
  title: 'Retours et rétractations',
  professional: 'Sans délai légal (professionnel)',
  says: 'L’argent d’un particulier lui est rendu dans les quatorze jours de sa déclaration, dit la loi. Il peut attendre le retour des articles, pas au-delà.',
  opening: 'Un client rapporte des articles au comptoir\u00A0? Le retour s’ouvre depuis sa commande\u00A0:',
  findOrder: 'trouver la commande',
  tabsLabel: 'Où en sont les retours',
  tabs: { a_rembourser: 'À rembourser', remboursees: 'Remboursés', refusees: 'Refusés ou sans suite' },
  search: 'Chercher',
  searchHint: 'Numéro de commande, nom, e-mail',
  step: 'Étape',
  everyStep: 'Toutes les étapes',
  steps: {
    demande: 'Demandés, à accepter',
    attendu: 'Acceptés, articles attendus',
    recu: 'Reçus, à rembourser',
  },
  emptyStep: 'Aucun retour n’en est à cette étape.',
  find: 'Chercher',
  clear: 'Effacer la recherche',
  noMatch: (words: string) =>
    `Rien ne correspond à «${NO_BREAK}${words}${NO_BREAK}» dans cet onglet. Les autres onglets gardent votre recherche.`,
  columns: [
    'Retour',
    'Commande',
    'Client',
    'Articles rendus',
    'Déclaré le',
    'À rembourser avant',
    'Règlement',
    'Magasin',
  ],
  empty: {
    a_rembourser: 'Aucun retour n’attend son remboursement.',
    remboursees: 'Aucun retour remboursé.',
    refusees: 'Aucun retour refusé ou sans suite.',
  },
  open: (state: string, order: string) => `${state}${NO_BREAK}: retour de la commande ${order}`,
  kinds: { opened: 'Retour au magasin', declared: 'Rétractation' },
  line: (quantity: number, name: string) => `${quantity}${NO_BREAK}×${NO_BREAK}${name}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'dernier jour';
    if (days < 0) return `en retard de ${-days}${NO_BREAK}${days === -1 ? 'jour' : 'jours'}`;
    return `encore ${days}${NO_BREAK}${days === 1 ? 'jour' : 'jours'}`;
  },
};
