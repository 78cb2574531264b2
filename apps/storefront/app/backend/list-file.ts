// What comes of a file of references and quantities. The server hands its reader to the pages.

export type ListFileRefusal =
  'badFile' | 'tooLong' | 'badSheet' | 'sheetTooBig' | 'sheetTooFull' | 'oldSheet' | 'protectedSheet';
export type ListFileRead = { text: string } | { refusal: ListFileRefusal };

/** Not the file's fault: one address sent too many, or the shop has too many to read. */
export type Turned = 'tooManyFiles' | 'filesWait';

/** Reads a file in a worker thread, bound to its sender. */
export type ReadListFile = (file: ArrayBuffer) => Promise<ListFileRead | { refusal: Turned }>;
