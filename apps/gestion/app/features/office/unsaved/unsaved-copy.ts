export const unsavedCopy = {
  title: 'Quitter sans enregistrer\u00A0?',
  says: 'Ce que vous avez saisi sur cette page n’est pas encore enregistré. Si vous la quittez, c’est perdu.',
  stay: 'Rester sur la page',
  leave: 'Quitter sans enregistrer',
};
