// The editor itself: loaded by the page that needs it, after the page.
import { baseKeymap, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, Selection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentOf, htmlOf, isReadable } from './content-html.ts';
import { contentSchema } from './content-schema.ts';

const { nodes, marks } = contentSchema;

export type EditorAct = keyof typeof ACTS;

const ACTS = {
  bold: toggleMark(named(marks, 'strong')),
  italic: toggleMark(named(marks, 'em')),
  paragraph: setBlockType(named(nodes, 'p')),
  heading2: setBlockType(named(nodes, 'h2')),
  heading3: setBlockType(named(nodes, 'h3')),
  bullets: listOf('ul'),
  numbers: listOf('ol'),
  quote: either(wrapIn(named(nodes, 'blockquote')), lift),
  unlink: toggleMark(named(marks, 'a')),
  undo,
  redo,
} as const satisfies Record<string, Command>;

/** With its measures, so that the page does not jump when it comes. */
export type PlacedPicture = { src: string; alt: string; width?: number; height?: number };

export type OpenEditor = {
  act(name: EditorAct): void;
  link(href: string): void;
  picture(picture: PlacedPicture): void;
  /** At the end, as somebody who had begun in the field stands. */
  goOn(): void;
  close(): void;
};

type Opening = {
  html: string;
  label: string;
  onChange: (html: string) => void;
};

/** Null where the text has a shape that would be lost here. */
export function openEditor(place: HTMLElement, { html, label, onChange }: Opening): OpenEditor | null {
  if (!isReadable(html)) return null;
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: documentOf(html),
      plugins: [history(), keymap(keys()), keymap(baseKeymap)],
    }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose' },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) onChange(htmlOf(view.state.doc));
    },
  });
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

function either(...commands: readonly Command[]): Command {
  return (state, dispatch, view) => commands.some((command) => command(state, dispatch, view));
}

function named<Type>(types: Readonly<Record<string, Type>>, name: string): Type {
  const type = types[name];
  if (type === undefined) throw new Error(`The editor knows no ${name}`);
  return type;
}
