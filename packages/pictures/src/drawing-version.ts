// Raised with every change that alters a drawing: kept pictures of other versions are thrown away.
export const DRAWING_VERSION = 6;
