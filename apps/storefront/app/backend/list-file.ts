// What comes of a file of references and quantities. The server hands its reader to the pages.

export type ListFileRefusal =
  'badFile' | 'tooLong' | 'badSheet' | 'sheetTooBig' | 'sheetTooFull' | 'oldSheet' | 'protectedSheet';
export type ListFileRead = { text: string } | { refusal: ListFileRefusal };

/** Not the file's fault: one address sent too many, or the shop has too many to read. */
export type Turned = 'tooManyFiles' | 'filesWait';

/** Hands a file to a thread of its own; bound to whoever sends it. */
export type ReadListFile = (file: ArrayBuffer) => Promise<ListFileRead | { refusal: Turned }>;
