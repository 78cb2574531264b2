// What makes a category tree impossible to load.

export type CategoryLine = {
  id: number;
  parent_id: number | null;
  name: string;
  url_key: string;
  url_path: string;
  level: number;
  category_type: number;
};

export type CategoryFault =
  | 'missing-name'
  | 'repeated-id'
  | 'repeated-path'
  | 'no-such-parent'
  | 'bad-level'
  | 'too-deep'
  | 'bad-path'
  | 'bad-type';

const DEEPEST_LEVEL = 6;

export type CategoryTreeFault = { index: number; fault: CategoryFault };

/** A child stands one level below its parent, so a tree without faults cannot run in a circle. */
export function categoryTreeFaults(lines: readonly CategoryLine[]): CategoryTreeFault[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const ids = new Set<number>();
  const paths = new Set<string>();
  return lines.flatMap((line, index) => {
    const faults = [...lineFaults(line, byId)];
    if (ids.has(line.id)) faults.push('repeated-id');
    if (paths.has(line.url_path)) faults.push('repeated-path');
    ids.add(line.id);
    paths.add(line.url_path);
    return faults.map((fault) => ({ index, fault }));
  });
}

function* lineFaults(line: CategoryLine, byId: ReadonlyMap<number, CategoryLine>): Generator<CategoryFault> {
  if (line.name.trim() === '') yield 'missing-name';
  if (line.category_type < 0 || line.category_type > 3) yield 'bad-type';
  if (line.level > DEEPEST_LEVEL) yield 'too-deep';
  if (line.parent_id === null) {
    if (line.level !== 1) yield 'bad-level';
    if (line.url_path !== '') yield 'bad-path';
    return;
  }
  const parent = byId.get(line.parent_id);
  if (parent === undefined) return yield 'no-such-parent';
  if (line.level !== parent.level + 1) yield 'bad-level';
  const expected = parent.url_path === '' ? line.url_key : `${parent.url_path}/${line.url_key}`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(line.url_key) || line.url_path !== expected) yield 'bad-path';
}
