export const lookAgainCopy = {
  own: 'Votre session avait pris fin avant l’envoi. Voici ce que vous aviez saisi\u00A0: relisez-le, puis validez de nouveau.',
  others:
    'Ce formulaire avait été ouvert par quelqu’un d’autre. Voici ce qui a été saisi\u00A0: relisez-le, puis validez en votre nom.',
  lost: 'La réponse s’était perdue en chemin. Voici ce que vous aviez saisi\u00A0: vérifiez si c’est déjà enregistré, et ne validez de nouveau que si ce ne l’est pas.',
  incomplete: 'Un fichier ou un mot de passe n’est pas gardé\u00A0: redonnez-le.',
};
