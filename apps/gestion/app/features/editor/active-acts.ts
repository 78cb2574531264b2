// What the toolbar shows as pressed: the marks and blocks in which the editor's selection stands.
import type { EditorState } from 'prosemirror-state';
import { contentSchema } from './content-schema.ts';

const MARKS = { bold: 'strong', italic: 'em' } as const;
const TEXT_BLOCKS = { paragraph: 'p', heading2: 'h2', heading3: 'h3' } as const;
const LISTS = { bullets: 'ul', numbers: 'ol' } as const;

/** Acts that are on or off; the others are only done. */
export type TurnedAct = keyof typeof MARKS | keyof typeof TEXT_BLOCKS | keyof typeof LISTS | 'quote';

export const TURNED: readonly string[] = [
  ...[MARKS, TEXT_BLOCKS, LISTS].flatMap((acts) => Object.keys(acts)),
  'quote',
];

export function activeActs(state: EditorState): TurnedAct[] {
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth }, (_, nth) => $from.node($from.depth - nth).type.name);
  // Of lists in lists, the one that one writes in.
  const list = around.find((name) => name === 'ul' || name === 'ol');
  return [
    ...named(MARKS, (mark) => hasMark(state, mark)),
    ...named(TEXT_BLOCKS, (block) => $from.parent.type.name === block),
    ...named(LISTS, (tag) => tag === list),
    ...(around.includes('blockquote') ? (['quote'] as const) : []),
  ];
}

function named<Act extends string, Tag extends string>(
  acts: Readonly<Record<Act, Tag>>,
  isOn: (tag: Tag) => boolean,
): Act[] {
  return (Object.keys(acts) as Act[]).filter((act) => isOn(acts[act]));
}

/** Of several words, one is enough: the press takes it from all of them. Of none, what would be typed. */
function hasMark({ doc, selection, storedMarks }: EditorState, name: string): boolean {
  const type = contentSchema.marks[name];
  if (type === undefined) return false;
  const { from, to, empty, $from } = selection;
  return empty
    ? (storedMarks ?? $from.marks()).some((mark) => mark.type === type)
    : doc.rangeHasMark(from, to, type);
}
