export const sessionCopy = {
  title: 'Votre session va prendre fin',
  near: (time: string) =>
    `Sans action de votre part, votre session prendra fin à ${time}. Ce que vous avez saisi sur cette page reste ici.`,
  /** however busy: after a working day */
  last: (time: string) =>
    `Votre session est ouverte depuis douze heures\u00A0: elle prendra fin à ${time}. Enregistrez ce que vous avez saisi, puis reconnectez-vous.`,
  over: 'Votre session a pris fin. Ce que vous avez saisi est gardé\u00A0: envoyez-le, puis reconnectez-vous quand la gestion vous le demande.',
  failed: 'La gestion n’a pas répondu. Réessayez dans un instant.',
  stay: 'Rester',
  stays: 'Votre session continue.',
  close: 'Fermer',
};
