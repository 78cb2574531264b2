import type { GivenFile } from './given-file.ts';

/** By its whole path, or by its last part where only one file is called so. */
export function findFile(files: readonly GivenFile[]): (name: string) => GivenFile | undefined {
  const byPath = new Map(files.map((file) => [file.name, file]));
  const byEnd = new Map<string, GivenFile | null>();
  for (const file of files) {
    const end = file.name.split('/').at(-1) ?? '';
    byEnd.set(end, byEnd.has(end) ? null : file);
  }
  return (name) => {
    const path = name.replaceAll('\\', '/').normalize('NFC');
    return byPath.get(path) ?? byEnd.get(path) ?? undefined;
  };
}
