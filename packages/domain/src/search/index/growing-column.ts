/** A column of whole numbers whose length is not known beforehand: eight bytes a number would be too many. */
export type GrowingColumn = {
  push: (value: number) => void;
  values: () => Uint32Array;
  length: () => number;
};

const FIRST_CAPACITY = 1024;

export function growingColumn(): GrowingColumn {
  let cells = new Uint32Array(FIRST_CAPACITY);
  let used = 0;
  return {
    push(value) {
      if (used === cells.length) {
        const wider = new Uint32Array(used * 2);
        wider.set(cells);
        cells = wider;
      }
      cells[used] = value;
      used += 1;
    },
    values: () => cells.subarray(0, used),
    length: () => used,
  };
}
