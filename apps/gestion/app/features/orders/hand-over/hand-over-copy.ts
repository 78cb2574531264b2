export const handOverCopy = {
  code: 'Code de retrait',
  codeHint:
    'Six signes, dans le message du client ou sur sa page de commande. Avec le code, le nom peut rester vide.',
  receivedBy: 'Remis à',
  receivedByHint: 'Sans code\u00A0: le nom de la personne qui reçoit.',
  missing: 'Saisissez le code de retrait, ou le nom de la personne qui reçoit.',
  proven: 'Code vérifié',
  sign: 'Faire signer (facultatif)',
  /** for the ear, where several are handed over on one page */
  ofOrder: (words: string, number: string) => `${words}\u00A0: commande ${number}`,
  sheet: 'Signature facultative\u00A0: le nom de la personne suffit.',
  signHere: 'Signature\u00A0: dessinez ici avec le doigt, le stylet ou la souris',
  cannotSign:
    'La feuille de signature n’a pas pu s’ouvrir\u00A0: le réseau ne répond pas. Le nom de la personne qui reçoit suffit.',
  clear: 'Effacer',
  again: 'Signer de nouveau',
  keep: 'Garder la signature',
  leave: 'Fermer sans signer',
  taken: 'Signature prise.',
  kept: 'Signature gardée.',
  cleared: 'Signature effacée.',
  left: 'Fermé sans signature.',
  signature: 'Signature',
};
