// The door of the intake: every kind of file, and the one way in.
export { templateOf } from './describe-kind.ts';
export { importKindNamed, importKinds } from './import-kinds.ts';
export { runImport } from './run-import.ts';
export type { ImportOutcome } from './run-import.ts';
