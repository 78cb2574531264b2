import type { VariantMatrixFragment } from '../../../../generated/documents.ts';

type Matrix = Pick<VariantMatrixFragment, 'type' | 'colors' | 'conditionings' | 'articles'>;

/** Whether every model has packs of its own, as boards by their thickness: then the model is chosen first. */
export function packsFollowModel({ type, colors, conditionings, articles }: Matrix): boolean {
  if (type !== 'RMS') return false;
  return conditionings.some(({ uid }) => {
    const models = new Set(
      articles.flatMap(({ conditioning_uid, color_uid }) => (conditioning_uid === uid ? [color_uid] : [])),
    );
    return models.size < colors.length;
  });
}
