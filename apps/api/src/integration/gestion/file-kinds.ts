import type { FileKind } from '@nuancier/contract/gestion-types.ts';
import { fileKindsOf } from '@nuancier/domain/staff/rights/house/imports-rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import { archiveKindNamed, describedKinds } from '../../intake/intake.ts';
import { entitled } from '../../refusals/entitled.ts';
import type { IntegrationDesk } from '../integration-desk.ts';

export function fileKinds({ staff }: IntegrationDesk): FileKind[] {
  return kindsFor(staff, 'fileKinds').map((kind) => ({
    name: kind.name,
    title: kind.title,
    says: kind.says,
    is_archive: archiveKindNamed(kind.name) !== undefined,
    withdraws: kind.withdraw !== null,
    taken_back: kind.takeBack !== null,
  }));
}

/** Those of the one who asks. */
export function kindsFor(viewer: StaffViewer, operation: StaffOperation): readonly ImportKind[] {
  const { staff } = entitled(viewer, operation);
  const own = fileKindsOf(staff.role);
  return own === null ? describedKinds : describedKinds.filter(({ name }) => own.includes(name));
}

export function kindNamesFor(viewer: StaffViewer, operation: StaffOperation): string[] {
  return kindsFor(viewer, operation).map(({ name }) => name);
}

export function kindTitle(name: string): string {
  return describedKinds.find((kind) => kind.name === name)?.title ?? name;
}
