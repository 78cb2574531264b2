import type { LegalText } from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../../refusals/entitled.ts';
import type { ContentDeskContext } from '../content-context.ts';
import { standingLegalTexts } from '../legal/legal-texts.ts';

export async function legalTexts({ db, staff }: ContentDeskContext): Promise<LegalText[]> {
  entitled(staff, 'legalTexts');
  const texts = await standingLegalTexts(db);
  return texts.map(({ changedAt, state, path, ...text }) => ({
    ...text,
    state,
    changed_at: changedAt?.toISOString() ?? null,
    path: state === 'missing' || state === 'hidden' ? null : path,
  }));
}
