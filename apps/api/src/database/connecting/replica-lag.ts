// How old what a replica shows may be, by the positions of two logs and one clock of ours. A primary that rests is no
// lag, and a replica that has lost its primary is one, which its own clock would not tell.

export type LagReader = {
  /** The primary stood there at this moment. */
  note: (at: number, position: bigint) => void;
  /** The replica shows everything up to there. */
  shows: (position: bigint) => void;
  /** It shows all that the primary had at this moment; before anything is known, undefined. */
  asOf: () => number | undefined;
};

/** Of a replica that stands still the oldest are forgotten: it is late in any case. */
const MOST_NOTES = 2_000;

export function readLag(): LagReader {
  let notes: { at: number; position: bigint }[] = [];
  let asOf: number | undefined;
  return {
    note(at, position) {
      notes.push({ at, position });
      if (notes.length > MOST_NOTES) notes.shift();
    },
    shows(position) {
      const reached = notes.findLastIndex((note) => note.position <= position);
      if (reached === -1) return;
      asOf = notes[reached]?.at;
      notes = notes.slice(reached);
    },
    asOf: () => asOf,
  };
}
