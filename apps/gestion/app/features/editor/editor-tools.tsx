import { useState } from 'react';
import { TURNED } from './active-acts.ts';
import type { TurnedAct } from './active-acts.ts';
import { editorCopy as copy } from './editor-copy.ts';
import type { EditorAct, OpenEditor } from './open-editor.ts';
import { LinkTool } from './link-tool.tsx';
import { PictureTool } from './picture-tool.tsx';
import { ToolRow } from './tool-row.tsx';
import type { Tool } from './tool-row.tsx';
import styles from './rich-editor.module.css';

const LONG: readonly EditorAct[] = [
  'paragraph',
  'heading2',
  'heading3',
  'bold',
  'italic',
  'bullets',
  'numbers',
  'quote',
  'unlink',
  'undo',
  'redo',
];
const SHORT: readonly EditorAct[] = ['bold', 'italic', 'unlink', 'undo', 'redo'];
const TOOLS = {
  long: { acts: LONG, pieces: ['link', 'picture'] },
  short: { acts: SHORT, pieces: ['link'] },
} as const;

type Props = {
  editor: OpenEditor;
  label: string;
  size: keyof typeof TOOLS;
  /** in which marks and blocks one stands */
  active: readonly TurnedAct[];
};

/** Nothing here is a form of its own: it stands inside the one that is sent. */
export function EditorTools({ editor, label, size, active }: Props) {
  const { acts, pieces } = TOOLS[size];
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const tools: Tool[] = [
    ...acts.map((act) => ({
      key: act,
      label: copy[act],
      onPress: () => editor.act(act),
      ...(TURNED.includes(act) && { isOn: active.some((one) => one === act) }),
    })),
    ...pieces.map((piece) => ({
      key: piece,
      label: copy[piece],
      onPress: () => setOpen(open === piece ? null : piece),
      isOpen: open === piece,
    })),
  ];
  return (
    <div className={styles.tools}>
      <ToolRow label={copy.toolbar(label)} tools={tools} />
      {open === 'picture' && (
        <PictureTool
          onPlace={(picture) => {
            editor.picture(picture);
            setOpen(null);
          }}
        />
      )}
      {open === 'link' && (
        <LinkTool
          onPlace={(href) => {
            editor.link(href);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
