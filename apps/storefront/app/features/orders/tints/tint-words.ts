import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { CustomerTintFieldsFragment } from '../../../../generated/documents.ts';

/** « RAL 7016 Gris anthracite (volets) ». */
export function nameOfTint({ hex, code, name, label }: CustomerTintFieldsFragment): string {
  return tintName({ hex, code: code ?? null, name: name ?? null, label: label ?? null });
}
