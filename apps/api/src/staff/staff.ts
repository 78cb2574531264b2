// The door of the staff capability: who runs the shop, and who of them asks.
export { guardRootFields } from './entry/guard-root-fields.ts';
export { selectOwnersToTell as ownersToTell } from './team/team-store.ts';
export { deleteSpentStaffAccess } from './staff-retention-store.ts';
export { staffOfSession, staffSessionOf, staffViewerOf } from './sessions/staff-of-token.ts';
export type { Judging as SessionJudging } from './sessions/staff-of-token.ts';
export { proveAgain } from './accounts/prove-again.ts';
export { answeredForStaff, fileForStaff, staffBeforeBody } from './entry/file-for-staff.ts';
export { noteStaffFiles } from './entry/note-staff-files.ts';
export type { StaffFileParts } from './entry/file-for-staff.ts';
export { createFilesUnderWay } from './entry/files-under-way.ts';
export { listForStaff } from './entry/list-for-staff.ts';
export type { StaffListParts } from './entry/list-for-staff.ts';
export { greetDirectory, openDirectory } from './directory/open-directory.ts';
