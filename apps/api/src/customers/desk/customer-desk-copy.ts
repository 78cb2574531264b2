import { frenchMoment } from '../../text/french-words.ts';

export const customerDeskCopy = {
  settled: (by: string | null, at: Date) =>
    `${by ?? 'Quelqu’un'} a déjà traité ce message, le\u00A0${frenchMoment(at.toISOString())}\u00A0: rien n’est envoyé.`,
};
