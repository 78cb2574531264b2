const NB = '\u00a0';

export const sessionCopy = {
  title: 'Votre session va se terminer',
  near: (time: string) =>
    `Sans action de votre part, votre session se terminera à ${time}. Ce que vous avez saisi sur cette page est conservé.`,
  stay: 'Rester connecté',
  stays: 'Vous restez connecté.',
  over: `Votre session est terminée. Ce que vous avez saisi est conservé${NB}: envoyez-le, puis reconnectez-vous quand la boutique vous le demande.`,
  failed: 'La boutique n’a pas répondu. Réessayez dans un instant.',
} as const;
