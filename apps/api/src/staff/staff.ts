// The door of the staff capability: who runs the shop, and who of them asks.
export { guardRootFields } from './entry/guard-root-fields.ts';
export { staffSessionOf, staffViewerOf, watchingStaff } from './sessions/staff-of-token.ts';
