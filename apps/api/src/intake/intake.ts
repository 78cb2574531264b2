// The door of the intake: every kind of file, and the one way in.
export { templateOf } from './describe-kind.ts';
export { archiveKindNamed } from './archive-kinds.ts';
export { StorageAway, UnreadableFiles } from './files/given-file.ts';
export { describedKinds, importKindNamed } from './import-kinds.ts';
export { forgetImages, takeBackRun } from './take-back-run.ts';
export type { TakeBackRefusal } from './take-back-run.ts';
export { selectRun, selectRunPage } from './import-runs-store.ts';
export type { NotedRun, RunFilter } from './import-runs-store.ts';
export { changesOf } from './changes/changes-of-run.ts';
export { selectOverwriting } from './changes/changes-store.ts';
export { takeBackStanding } from './take-back-standing.ts';
export type { TakeBackStanding } from './take-back-standing.ts';
export { refuseFile, runImport } from './run-import.ts';
export type { ImportOptions, ImportOutcome } from './run-import.ts';
