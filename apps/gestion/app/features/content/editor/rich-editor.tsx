import { useEffect, useId, useRef, useState } from 'react';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { contentCopy } from '../content-copy.ts';
import { EditorTools } from './editor-tools.tsx';
import type { OpenEditor } from './open-editor.ts';
import styles from './rich-editor.module.css';

const { editor: copy } = contentCopy;

type Props = { label: string; hint: string; html: string };

/** A field of HTML; with script its text is written as it looks. The field is what the form sends in both cases. */
export function RichEditor({ label, hint, html }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
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
        label: copy.area,
        onChange: (written) => {
          own.value = written;
        },
      });
      setEditor(opened);
      if (opened === null) setMode('unreadable');
    }
    void open();
    return () => {
      gone = true;
      opened?.close();
      setEditor(null);
    };
  }, [mode]);

  return (
    <div className={styles.editor}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {editor !== null && <EditorTools editor={editor} />}
      <div ref={place} className={styles.place} hidden={editor === null} />
      <TextArea
        ref={field}
        id={id}
        name="contenu"
        rows={16}
        defaultValue={html}
        spellCheck
        hidden={editor !== null}
        aria-describedby={`${id}-hint`}
        className={styles.source}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {mode === 'unreadable' ? copy.unreadable : editor === null && hint}
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
