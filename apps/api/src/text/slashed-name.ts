import nodePath from 'node:path';

/** What a file is called inside a folder: with slashes on every system, since names are kept, sent and compared. */
export function slashedName(folder: string, file: string, { relative, sep } = nodePath): string {
  return relative(folder, file).split(sep).join('/');
}
