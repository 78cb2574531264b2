import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { ContentLinksQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { editorCopy as copy } from './editor-copy.ts';
import type { EditorAct, OpenEditor } from './open-editor.ts';
import { PictureTool } from './picture-tool.tsx';
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

type Props = { editor: OpenEditor; label: string; size: keyof typeof TOOLS };
type Links = ContentLinksQuery['contentLinks'];

/** Nothing here is a form of its own: it stands inside the one that is sent. */
export function EditorTools({ editor, label, size }: Props) {
  const { acts, pieces } = TOOLS[size];
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const [address, setAddress] = useState('');
  const found = useFetcher<Links | null>();

  function place(href: string): void {
    editor.link(href);
    setOpen(null);
    setAddress('');
  }

  return (
    <div className={styles.tools}>
      <div role="toolbar" aria-label={copy.toolbar(label)} className={styles.row}>
        {acts.map((act) => (
          <Button key={act} look="secondary" size="small" onClick={() => editor.act(act)}>
            {copy[act]}
          </Button>
        ))}
        {pieces.map((piece) => (
          <Button
            key={piece}
            look="secondary"
            size="small"
            aria-expanded={open === piece}
            onClick={() => setOpen(open === piece ? null : piece)}
          >
            {copy[piece]}
          </Button>
        ))}
      </div>
      {open === 'picture' && (
        <PictureTool
          onPlace={(picture) => {
            editor.picture(picture);
            setOpen(null);
          }}
        />
      )}
      {open === 'link' && (
        <div className={styles.row}>
          <Field label={copy.linkTo}>
            {(control) => (
              <TextInput {...control} value={address} onChange={(event) => setAddress(event.target.value)} />
            )}
          </Field>
          <Button
            look="secondary"
            size="small"
            onClick={() => void found.load(`${paths.contentLinks()}?${new URLSearchParams({ q: address })}`)}
          >
            {copy.findLink}
          </Button>
          <Button size="small" onClick={() => place(address)}>
            {copy.placeLink}
          </Button>
        </div>
      )}
      {open === 'link' && found.data === null && <p role="status">{copy.ended}</p>}
      {open === 'link' && found.data && (
        <ul className={styles.found}>
          {found.data.length === 0 && <li>{copy.noLinks}</li>}
          {found.data.map(({ kind, label, href }) => (
            <li key={href}>
              <Button look="quiet" size="small" onClick={() => place(href)}>
                {`${label} (${copy.linkKinds[kind]})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
