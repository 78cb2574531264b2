// The door: what the capabilities above ask of proposals.
export { settleSubstitute } from './settle-substitute.ts';
