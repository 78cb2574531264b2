// All that a merchant says to open the shop: one table for the questions, the file, its template and the refusals.
import {
  emailRule,
  nameRule,
  phoneRule,
  postcodeRule,
  textRule,
} from '@nuancier/domain/customers/forms/field-rules.ts';
import type { FieldProblem, FieldRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { isSiren } from '@nuancier/domain/customers/forms/siret.ts';

export type OpeningField = {
  /** as questions and explanations say it */
  label: string;
  example: string;
  /** what is taken when nothing is said; absent: something must be said */
  otherwise?: string;
  /** how the value is kept: without the spaces of a number, for instance */
  tidy?: (value: string) => string;
  /** what is wrong, in French; null when nothing is */
  fault: (value: string) => string | null;
};

const line = (most: number) => judged(textRule({ most }));
const name = judged(nameRule({ least: 1 }));
const withoutSpaces = (value: string) => value.replaceAll(/[\s.\u00A0]/g, '');

export const openingFields = {
  enseigne: { label: 'Nom de l’enseigne', example: 'Peintures du Port', fault: line(60) },
  theme: {
    label: 'Thème des pages, valbrune ou comptoir',
    example: 'valbrune',
    otherwise: 'valbrune',
    fault: (value) =>
      value === 'valbrune' || value === 'comptoir' ? null : 'doit être valbrune ou comptoir',
  },
  'catalogue.racine': {
    label: 'Numéro de la catégorie racine de votre fichier de catégories',
    example: '2',
    otherwise: '2',
    fault: (value) => (/^[1-9]\d{0,8}$/.test(value) ? null : 'doit être un nombre entier à partir de 1'),
  },
  'societe.raison_sociale': { label: 'Raison sociale', example: 'Peintures du Port', fault: line(120) },
  'societe.forme': {
    label: 'Forme juridique (SAS, SARL, EI…)',
    example: 'SAS',
    fault: line(60),
  },
  'societe.capital': {
    label: 'Capital social, vide pour un entrepreneur individuel',
    example: '150 000 €',
    otherwise: '',
    fault: judged(textRule({ most: 40 })),
  },
  'societe.siren': {
    label: 'Numéro SIREN',
    example: '999 907 009',
    tidy: withoutSpaces,
    fault: (value) => (isSiren(value) ? null : 'doit compter neuf chiffres, clé de contrôle comprise'),
  },
  'societe.immatriculation': {
    label: 'Immatriculation, avec la ville et le SIREN',
    example: 'RCS Lorient 999 907 009',
    fault: line(80),
  },
  'societe.tva': {
    label: 'TVA intracommunautaire, vide si la société n’en a pas',
    example: 'FR16999907009',
    otherwise: '',
    tidy: withoutSpaces,
    fault: (value) => (/^FR[A-Z0-9]{2}\d{9}$/.test(value) ? null : 'doit être de la forme FR16999907009'),
  },
  'societe.adresse': { label: 'Siège\u00A0: numéro et voie', example: '12 rue du Port', fault: line(100) },
  'societe.complement': {
    label: 'Siège\u00A0: complément d’adresse',
    example: 'Zone de Keryado',
    otherwise: '',
    fault: line(100),
  },
  'societe.code_postal': { label: 'Siège\u00A0: code postal', example: '56100', fault: judged(postcodeRule) },
  'societe.commune': { label: 'Siège\u00A0: commune', example: 'Lorient', fault: line(60) },
  'societe.telephone': {
    label: 'Téléphone de la société',
    example: '0297000001',
    tidy: withoutSpaces,
    fault: judged(phoneRule),
  },
  'societe.email': {
    label: 'Adresse e-mail où les clients écrivent',
    example: 'contact@peinturesduport.example',
    fault: judged(emailRule),
  },
  'publication.directeur': {
    label: 'Directeur ou directrice de la publication',
    example: 'Léa Roy',
    fault: line(80),
  },
  'hebergeur.nom': {
    label: 'Hébergeur\u00A0: nom',
    example: 'Hébergements de l’Ouest SAS',
    fault: line(100),
  },
  'hebergeur.adresse': {
    label: 'Hébergeur\u00A0: adresse',
    example: '1 quai de la Fosse, 44000 Nantes',
    fault: line(160),
  },
  'hebergeur.telephone': {
    label: 'Hébergeur\u00A0: téléphone',
    example: '0240000001',
    tidy: withoutSpaces,
    fault: judged(phoneRule),
  },
  'mediateur.nom': {
    label: 'Médiateur de la consommation\u00A0: nom',
    example: 'Médiation du commerce',
    fault: line(120),
  },
  'mediateur.adresse': {
    label: 'Médiateur\u00A0: adresse postale',
    example: '8 rue des Accords, 75009 Paris',
    fault: line(160),
  },
  'mediateur.site': {
    label: 'Médiateur\u00A0: adresse de son site',
    example: 'https://www.mediation.example',
    fault: (value) => (isSecureAddress(value) ? null : 'doit être une adresse https://'),
  },
  'rep.peintures': {
    label: 'Identifiant REP des produits chimiques, vide s’il n’y en a pas',
    example: 'FR000000_07ABCD',
    otherwise: '',
    fault: line(40),
  },
  'rep.construction': {
    label: 'Identifiant REP des produits de construction, vide s’il n’y en a pas',
    example: 'FR000000_04ABCD',
    otherwise: '',
    fault: line(40),
  },
  'rep.emballages': {
    label: 'Identifiant REP des emballages, vide s’il n’y en a pas',
    example: 'FR000000_01ABCD',
    otherwise: '',
    fault: line(40),
  },
  'compte.prenom': { label: 'Votre premier compte\u00A0: prénom', example: 'Léa', fault: name },
  'compte.nom': { label: 'Votre premier compte\u00A0: nom', example: 'Roy', fault: name },
  'compte.email': {
    label: 'Votre premier compte\u00A0: adresse e-mail',
    example: 'lea.roy@peinturesduport.example',
    fault: judged(emailRule),
  },
} as const satisfies Record<string, OpeningField>;

export type OpeningName = keyof typeof openingFields;

/** What was said, each value sound by itself and with the others. */
export type Opening = Readonly<Record<OpeningName, string>>;

export const openingNames = Object.keys(openingFields) as readonly OpeningName[];

export function openingField(named: OpeningName): OpeningField {
  return openingFields[named];
}

/** An empty answer is the usual one, where there is one. */
export function readValue(
  named: OpeningName,
  given: string,
): { ok: true; value: string } | { ok: false; fault: string } {
  const { otherwise, tidy = (value: string) => value, fault } = openingField(named);
  const value = tidy(given.trim());
  if (value === '')
    return otherwise === undefined ? { ok: false, fault: 'est obligatoire' } : { ok: true, value: otherwise };
  const found = fault(value);
  return found === null ? { ok: true, value } : { ok: false, fault: found };
}

function isSecureAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function judged(rule: FieldRule): (value: string) => string | null {
  return (value) => {
    const problem = rule(value);
    return problem === null ? null : wordsOf(problem);
  };
}

function wordsOf(problem: FieldProblem): string {
  if (problem.kind === 'long') return `doit compter au plus ${problem.most} caractères`;
  return WORDS[problem.kind] ?? 'contient des caractères qui ne sont pas admis';
}

const WORDS: Readonly<Partial<Record<FieldProblem['kind'], string>>> = {
  required: 'est obligatoire',
  email: 'doit être une adresse e-mail (contact@exemple.fr)',
  phone: 'doit être un numéro de téléphone français de dix chiffres',
  postcode: 'doit compter cinq chiffres',
  name_apostrophe: 'ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes',
};
