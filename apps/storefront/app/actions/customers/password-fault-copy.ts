// Why a password was not accepted.
export const passwordFaultCopy = {
  different: 'Le nouveau mot de passe doit être différent de l’ancien.',
  match: 'Les deux mots de passe doivent être identiques.',
  passwordNeeded: 'Saisissez votre mot de passe pour changer d’adresse e-mail.',
} as const;

export function passwordFaultText(minimumLength: number, classes: number): string {
  if (classes >= 4)
    return `Le mot de passe doit comporter au moins ${minimumLength} caractères, dont 1 majuscule, 1 minuscule, 1 chiffre et 1 symbole.`;
  return `Le mot de passe doit comporter au moins ${minimumLength} caractères et ${classes} types de caractères parmi les majuscules, les minuscules, les chiffres et les symboles.`;
}

export const TOO_LONG = 'Le mot de passe est trop long.';
