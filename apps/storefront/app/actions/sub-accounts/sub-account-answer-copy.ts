export const subAccountAnswerCopy = {
  ceilingFault: `Saisissez un montant en euros, par exemple 1500 ou 1500,50.`,
} as const;
