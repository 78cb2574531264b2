import { isSiret } from '@nuancier/domain/customers/forms/siret.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { upsertEstablishments } from '../establishments/establishments-store.ts';
import type { Establishment } from '../establishments/establishments.ts';

export async function importEstablishments(
  db: Database,
  establishments: readonly Establishment[],
): Promise<ImportReport> {
  const refusals = [
    ...establishments.flatMap(({ siret }, index) =>
      isSiret(siret)
        ? []
        : [{ line: index + 1, reason: `Le numéro SIRET «\u00A0${siret}\u00A0» n’est pas valide.` }],
    ),
    ...repeatedLines(
      establishments,
      ({ siret }) => siret,
      (siret) => `L’établissement «\u00A0${siret}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertEstablishments(db, establishments);
  return { ok: true, lines: establishments.length, changed, added };
}
