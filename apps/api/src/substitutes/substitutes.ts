// The door: what the capabilities above ask of proposals.
export { settleSubstitute, withdrawProposals } from './settle-substitute.ts';
