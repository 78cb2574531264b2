import type { FieldProblem } from '@nuancier/domain/customers/forms/field-rules.ts';

const texts = {
  required: 'Ce champ est obligatoire.',
  email: 'L’adresse e-mail n’est pas valide.',
  format: 'Le format n’est pas valide.',
  mobile: 'Le numéro de mobile doit commencer par 06 ou 07.',
  phone: 'Le numéro de téléphone doit comporter 10 chiffres.',
  name: 'Seuls les lettres, les espaces et les traits d’union sont acceptés.',
  name_apostrophe: 'Seuls les lettres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  name_digits:
    'Seuls les lettres, les chiffres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  postcode: 'Le code postal doit comporter 5 chiffres.',
  siret: 'Le numéro SIRET doit comporter 14 chiffres.',
  siret_key: 'Ce numéro SIRET n’est pas valide. Vérifiez votre saisie.',
  forbidden: 'Certains caractères ne sont pas autorisés.',
} as const satisfies Record<Exclude<FieldProblem['kind'], 'short' | 'long'>, string>;

/** What is wrong with a field, in the words of the shop. */
export function fieldProblemText(problem: FieldProblem): string {
  if (problem.kind === 'short') return `Ce champ doit comporter au moins ${problem.least} caractères.`;
  if (problem.kind === 'long') return `Ce champ doit comporter au plus ${problem.most} caractères.`;
  return texts[problem.kind];
}
