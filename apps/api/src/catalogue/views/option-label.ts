import type { OptionCode } from '@nuancier/domain/catalogue/articles/variant-options.ts';

const LABELS = {
  color: 'Couleur',
  size: 'Déclinaison',
  conditionnement: 'Conditionnement',
} satisfies Record<OptionCode, string>;

/** Wall and floor coverings come in models, not in colours. */
export function optionLabel(code: OptionCode, kind: string): string {
  return code === 'color' && kind === 'RMS' ? 'Modèle' : LABELS[code];
}
