// Lists that leave as files, among all of a process: each reads piece by piece for as long as its reader takes. A few at
// a time, so that the pages keep their connections; one for each person, so that none has all the places; and one of
// those whose every piece may hold a connection for long.
import { Refusal } from '../../refusals/refusal.ts';

/** Of ten connections that a process has. */
export const MOST_FILES = 3;

export type FilesUnderWay = {
  /** Takes a place, or refuses; whoever has it gives it back by the answer, once. */
  begin: (file: { staffId: number; isSlow: boolean }) => () => void;
};

export function createFilesUnderWay(): FilesUnderWay {
  const held = new Map<number, { isSlow: boolean }>();
  return {
    begin({ staffId, isSlow }) {
      if (held.has(staffId)) throw new Refusal('OWN_FILE_UNDER_WAY');
      if (held.size >= MOST_FILES) throw new Refusal('FILES_UNDER_WAY');
      if (isSlow && [...held.values()].some((other) => other.isSlow)) throw new Refusal('JOURNAL_UNDER_WAY');
      const place = { isSlow };
      held.set(staffId, place);
      return () => {
        if (held.get(staffId) === place) held.delete(staffId);
      };
    },
  };
}
