// The editor itself: loaded by the page that needs it, after the page.
import { baseKeymap, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, Selection } from 'prosemirror-state';
import type { Command, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { activeActs } from './active-acts.ts';
import type { TurnedAct } from './active-acts.ts';
import { documentOf, htmlOf, isReadable } from './content-html.ts';
import { contentSchema } from './content-schema.ts';

const { nodes, marks } = contentSchema;

export type EditorAct = keyof typeof ACTS;

const ACTS = {
  bold: toggleMark(named(marks, 'strong')),
  italic: toggleMark(named(marks, 'em')),
  paragraph: setBlockType(named(nodes, 'p')),
  heading2: turned('heading2', setBlockType(named(nodes, 'p')), setBlockType(named(nodes, 'h2'))),
  heading3: turned('heading3', setBlockType(named(nodes, 'p')), setBlockType(named(nodes, 'h3'))),
  bullets: turned('bullets', liftListItem(named(nodes, 'li')), listOf('ul')),
  numbers: turned('numbers', liftListItem(named(nodes, 'li')), listOf('ol')),
  quote: turned('quote', lift, wrapIn(named(nodes, 'blockquote'))),
  unlink,
  undo,
  redo,
} as const satisfies Record<string, Command>;

/** With its measures, so that the page does not jump when it comes. */
export type PlacedPicture = { src: string; alt: string; width?: number; height?: number };

export type OpenEditor = {
  act(name: EditorAct): void;
  link(href: string): void;
  picture(picture: PlacedPicture): void;
  /** Where it was left. */
  focus(): void;
  /** At the end, as somebody who had begun in the field stands. */
  goOn(): void;
  close(): void;
};

type Opening = {
  html: string;
  label: string;
  /** the id of what is said about it */
  describedBy: string;
  /** In which marks and blocks one stands by now. */
  onTurned: (active: readonly TurnedAct[]) => void;
  onChange: (html: string) => void;
};

/** Null where the text has a shape that would be lost here. */
export function openEditor(
  place: HTMLElement,
  { html, label, describedBy, onTurned, onChange }: Opening,
): OpenEditor | null {
  if (!isReadable(html)) return null;
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: documentOf(html),
      plugins: [history(), keymap(keys()), keymap(baseKeymap)],
    }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      class: 'prose',
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onTurned(activeActs(view.state));
      if (transaction.docChanged) onChange(htmlOf(view.state.doc));
    },
  });
  onTurned(activeActs(view.state));
  const run = (command: Command) => {
    command(view.state, (transaction) => view.dispatch(transaction), view);
    view.focus();
  };
  return {
    act: (name) => run(ACTS[name]),
    link: (href) => run(linkTo(href)),
    picture: ({ src, alt, width, height }) =>
      run((state, dispatch) => {
        const image = named(nodes, 'img').create({
          src,
          alt,
          loading: 'lazy',
          width: width ?? null,
          height: height ?? null,
        });
        dispatch?.(state.tr.replaceSelectionWith(image, false));
        return true;
      }),
    focus: () => view.focus(),
    goOn() {
      view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
      view.focus();
    },
    close: () => view.destroy(),
  };
}

function keys(): Record<string, Command> {
  const li = named(nodes, 'li');
  return {
    'Mod-b': ACTS.bold,
    'Mod-i': ACTS.italic,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Enter: splitListItem(li),
    'Mod-]': sinkListItem(li),
    'Mod-[': liftListItem(li),
    'Shift-Enter': (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(named(nodes, 'br').create()).scrollIntoView());
      return true;
    },
  };
}

/** Words that are chosen become the link; without any, its address is written out. */
function linkTo(href: string): Command {
  return (state, dispatch) => {
    const mark = named(marks, 'a').create({ href });
    const { from, to, empty } = state.selection;
    const transaction = empty
      ? state.tr.replaceSelectionWith(contentSchema.text(href, [mark]), false)
      : state.tr.removeMark(from, to, mark.type).addMark(from, to, mark);
    dispatch?.(transaction);
    return true;
  };
}

/** Where there is no link, none is made. */
function unlink(state: EditorState, dispatch?: (transaction: Transaction) => void): boolean {
  const { from, to } = state.selection;
  const link = named(marks, 'a');
  if (!state.doc.rangeHasMark(from, to, link)) return false;
  dispatch?.(state.tr.removeMark(from, to, link));
  return true;
}

/** What becomes a list is bare words in it, as the shop's lists are. */
function listOf(tag: 'ul' | 'ol'): Command {
  const wrap = wrapInList(named(nodes, tag));
  const [li, p, bare] = [named(nodes, 'li'), named(nodes, 'p'), named(nodes, 'bare')];
  return (state, dispatch) =>
    wrap(
      state,
      dispatch &&
        ((transaction) => {
          const { from, to } = transaction.selection;
          transaction.doc.nodesBetween(from, to, (node, at, parent) => {
            if (node.type === p && parent?.type === li && parent.childCount === 1)
              transaction.setNodeMarkup(at, bare);
          });
          dispatch(transaction);
        }),
    );
}

/** The same press takes it away again. */
function turned(act: TurnedAct, off: Command, on: Command): Command {
  return (state, dispatch, view) => (activeActs(state).includes(act) ? off : on)(state, dispatch, view);
}

function named<Type>(types: Readonly<Record<string, Type>>, name: string): Type {
  const type = types[name];
  if (type === undefined) throw new Error(`The editor knows no ${name}`);
  return type;
}
