export const changedSince = (name: string, at: string) =>
  `${name} a modifié ce devis le ${at}\u00A0: relisez-le, puis recommencez. Ce que vous avez saisi est resté.`;

export const belowFloor = (article: string, floor: string) =>
  `Le prix de «\u00A0${article}\u00A0» ne peut pas descendre sous ${floor} avec votre rôle. Une personne qui peut accorder davantage doit l’écrire.`;

/** `limit`: in hundredths of a percent. */
export const aboveLimit = (limit: number) =>
  `Votre rôle accorde une remise de ${(limit / 100).toLocaleString('fr-FR')}\u00A0% au plus. Une personne qui peut accorder davantage doit l’écrire.`;

export const articleGone = (article: string) =>
  `«\u00A0${article}\u00A0» ne se vend plus à ce client\u00A0: retirez la ligne ou remplacez-la.`;
