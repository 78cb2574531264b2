// The files inside a workbook, unpacked in slices: stopped at the limit, whatever size the archive declares.
import { Unzip, UnzipInflate } from 'fflate';

const SLICE_BYTES = 4_096;

/** The wanted files by name, as text; null when they are more than `mostBytes`. Throws on what is no archive. */
export function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): ReadonlyMap<string, string> | null {
  const files = new Map<string, Uint8Array[]>();
  let unfolded = 0;
  const reader = new Unzip((file) => {
    if (!isWanted(file.name) || files.has(file.name)) return;
    const parts: Uint8Array[] = [];
    files.set(file.name, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      unfolded += part.length;
      if (unfolded <= mostBytes) parts.push(part);
    };
    file.start();
  });
  reader.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += SLICE_BYTES) {
    reader.push(archive.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= archive.length);
    if (unfolded > mostBytes) return null;
  }
  return new Map([...files].map(([name, parts]) => [name, Buffer.concat(parts).toString('utf8')]));
}
