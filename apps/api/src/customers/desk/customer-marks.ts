import type { CustomerMark } from '@nuancier/contract/gestion-types.ts';

type Marked = Partial<
  Record<'isActive' | 'isSuspended' | 'isConfirmed' | 'awaitsLink' | 'isProspect' | 'isOverdue', boolean>
>;

/** What is out of the ordinary about an account or a company. */
export function customerMarks(marked: Marked): CustomerMark[] {
  const { isActive = true, isSuspended, isConfirmed = true, awaitsLink, isProspect, isOverdue } = marked;
  const marks: readonly (readonly [CustomerMark, boolean | undefined])[] = [
    ['ferme', !isActive && !isSuspended],
    ['suspendu', isSuspended],
    ['non_confirme', !isConfirmed],
    ['rattachement', awaitsLink],
    ['prospect', isProspect],
    ['en_retard', isOverdue],
  ];
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
}
