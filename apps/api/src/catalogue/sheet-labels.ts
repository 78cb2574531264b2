// How the technical sheet reads: every entry with its name, its unit and the group it is shown in, in this order.

export type SheetGroup = 'identity' | 'application' | 'performance' | 'environment';

export type SheetEntry = { code: string; label: string; group: SheetGroup; unit?: string };

export const sheetEntries: readonly SheetEntry[] = [
  { code: 'marque', label: 'Marque', group: 'identity' },
  { code: 'gamme', label: 'Gamme', group: 'identity' },
  { code: 'aspect', label: 'Aspect', group: 'identity' },
  { code: 'liant', label: 'Liant', group: 'identity' },
  { code: 'destination', label: 'Destination', group: 'identity' },
  { code: 'densite', label: 'Densité', group: 'identity', unit: 'kg/L' },
  { code: 'rendement', label: 'Rendement', group: 'application' },
  { code: 'nb_couches', label: 'Nombre de couches', group: 'application' },
  { code: 'dilution', label: 'Dilution', group: 'application' },
  { code: 'nettoyage', label: 'Nettoyage des outils', group: 'application' },
  { code: 'sechage_toucher', label: 'Sec au toucher', group: 'application' },
  { code: 'sechage_recouvrable', label: 'Recouvrable', group: 'application' },
  {
    code: 'classe_en13300',
    label: 'Classe de résistance à l’abrasion humide (EN\u00A013300)',
    group: 'performance',
  },
  { code: 'lambda', label: 'Conductivité thermique', group: 'performance', unit: 'W/(m·K)' },
  { code: 'normes', label: 'Normes', group: 'performance' },
  { code: 'certifications', label: 'Certifications', group: 'performance' },
  { code: 'etiquette_air', label: 'Émissions dans l’air intérieur', group: 'environment' },
  { code: 'cov_gl', label: 'Teneur en COV', group: 'environment', unit: 'g/L' },
  { code: 'cov_categorie', label: 'Catégorie COV (2004/42/CE)', group: 'environment' },
  { code: 'filiere_rep', label: 'Filière REP', group: 'environment' },
  { code: 'adr', label: 'Transport (ADR)', group: 'environment' },
];
