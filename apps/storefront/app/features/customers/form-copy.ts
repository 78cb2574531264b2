// What is wrong with a field, in the words of the shop.
export const fieldFaults = {
  required: 'Ce champ est obligatoire.',
  email: 'L’adresse e-mail n’est pas valide.',
} as const;
