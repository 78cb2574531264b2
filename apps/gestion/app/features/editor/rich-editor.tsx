import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { uiCopy } from '@nuancier/ui/pieces/copy.ts';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { TurnedAct } from './active-acts.ts';
import { editorCopy as copy } from './editor-copy.ts';
import { EditorTools } from './editor-tools.tsx';
import type { OpenEditor } from './open-editor.ts';
import styles from './rich-editor.module.css';

type Props = {
  /** of the field that the form sends */
  name: string;
  label: string;
  hint?: string;
  html: string;
  /** A few sentences have no headings, lists or pictures. */
  size?: 'short' | 'long';
  optional?: boolean;
};

/** A field of HTML; with script its text is written as it looks. The field is what the form sends in both cases. */
export function RichEditor({ name, label, hint, html, size = 'long', optional = false }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [active, setActive] = useState<readonly TurnedAct[]>([]);
  const [mode, setMode] = useState<'text' | 'html' | 'unreadable'>('text');

  useEffect(() => {
    if (mode !== 'text') return undefined;
    let opened: OpenEditor | null = null;
    let gone = false;
    async function open(): Promise<void> {
      const { openEditor } = await import('./open-editor.ts');
      const [own, at] = [field.current, place.current];
      if (gone || own === null || at === null) return;
      opened = openEditor(at, {
        html: own.value,
        label,
        describedBy: `${id}-hint`,
        // A letter more is seldom another place.
        onTurned: (now) => setActive((was) => (String(was) === String(now) ? was : now)),
        onChange: (written) => {
          own.value = written;
        },
      });
      const wasBegun = document.activeElement === own;
      flushSync(() => setEditor(opened));
      if (opened === null) setMode('unreadable');
      else if (wasBegun) opened.goOn();
    }
    void open();
    return () => {
      gone = true;
      opened?.close();
      setEditor(null);
    };
  }, [mode, label, id]);

  return (
    <div className={styles.editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- as any label: a press leads to its field, which the keyboard reaches by itself */}
      <label htmlFor={id} className={styles.label} onClick={() => editor?.focus()}>
        {label}
        {optional && <span className={styles.optional}> ({uiCopy.optional})</span>}
      </label>
      {editor !== null && <EditorTools editor={editor} label={label} size={size} active={active} />}
      <div
        ref={place}
        className={classNames(styles.place, size === 'long' && styles.long)}
        hidden={editor === null}
      />
      <TextArea
        ref={field}
        id={id}
        name={name}
        rows={size === 'long' ? 16 : 3}
        defaultValue={html}
        spellCheck
        hidden={editor !== null}
        aria-describedby={`${id}-hint`}
        className={styles.source}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} {mode === 'unreadable' ? copy.unreadable : editor === null && copy.byTags}
      </p>
      {(editor !== null || mode === 'html') && (
        <Button
          look="quiet"
          size="small"
          className={styles.turn}
          onClick={() => setMode(mode === 'html' ? 'text' : 'html')}
        >
          {mode === 'html' ? copy.asText : copy.asHtml}
        </Button>
      )}
    </div>
  );
}
