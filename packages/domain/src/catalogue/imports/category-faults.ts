// What makes a category tree impossible to load.

export type CategoryLine = {
  id: number;
  parent_id: number | null;
  name: string;
  url_key: string;
  url_path: string;
  level: number;
  category_type: number;
  url_suffix?: string | null;
  /** where it leads instead of listing anything */
  custom_url?: string | null;
};

export type CategoryFault =
  | 'missing-name'
  | 'repeated-id'
  | 'repeated-path'
  | 'no-such-parent'
  | 'bad-level'
  | 'too-deep'
  | 'bad-path'
  | 'bad-type'
  | 'circular-link';

const DEEPEST_LEVEL = 6;

export type CategoryTreeFault = { index: number; fault: CategoryFault };

/** A child's level is its parent's plus one, so a tree without faults has no cycle. */
export function categoryTreeFaults(lines: readonly CategoryLine[]): CategoryTreeFault[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const ids = new Set<number>();
  const paths = new Set<string>();
  const circular = circularLinks(lines);
  return lines.flatMap((line, index) => {
    const faults = [...lineFaults(line, byId)];
    if (ids.has(line.id)) faults.push('repeated-id');
    if (paths.has(line.url_path)) faults.push('repeated-path');
    if (circular.has(line)) faults.push('circular-link');
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

/** Link categories that lead to each other, or to themselves: an endless redirect. */
function circularLinks(lines: readonly CategoryLine[]): Set<CategoryLine> {
  const byAddress = new Map(
    lines.flatMap((line) =>
      [line.url_path, line.url_path + (line.url_suffix ?? '')].map((at) => [at, line] as const),
    ),
  );
  const nextOf = ({ custom_url: url }: CategoryLine) => {
    const path = /^\/catalogue\/([^?#]+)/.exec(url ?? '')?.[1]?.replace(/\/+$/, '');
    return path === undefined ? undefined : byAddress.get(path);
  };
  return new Set(
    lines.filter((line) => {
      const seen = new Set<CategoryLine>();
      for (let step = nextOf(line); step !== undefined && !seen.has(step); step = nextOf(step)) {
        if (step === line) return true;
        seen.add(step);
      }
      return false;
    }),
  );
}
