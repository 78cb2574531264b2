// The door of the intake: every kind of file, and the one way in.
export { templateOf } from './describe-kind.ts';
export { archiveKindNamed } from './archive-kinds.ts';
export { StorageAway, UnreadableFiles } from './files/given-file.ts';
export { describedKinds, importKindNamed } from './import-kinds.ts';
export { refuseFile, runImport } from './run-import.ts';
export type { ImportOptions, ImportOutcome } from './run-import.ts';
