import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { ContentLinksQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { editorCopy as copy } from './editor-copy.ts';
import { isAddress } from './is-address.ts';
import { onEnter } from './on-enter.ts';
import styles from './rich-editor.module.css';

type Links = ContentLinksQuery['contentLinks'];

/** By its address, or found by words among what the shop shows. */
export function LinkTool({ onPlace }: { onPlace: (href: string) => void }) {
  const [typed, setTyped] = useState('');
  const { data, load } = useFetcher<Links | null>();
  const find = () => void load(`${paths.contentLinks()}?${new URLSearchParams({ q: typed })}`);
  const place = () => {
    if (typed.trim() !== '') onPlace(typed.trim());
  };
  return (
    <>
      <div className={styles.row}>
        <Field label={copy.linkTo}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onEnter(() => (isAddress(typed) ? place() : find()))}
            />
          )}
        </Field>
        <Button look="secondary" size="small" onClick={find}>
          {copy.findLink}
        </Button>
        <Button size="small" onClick={place}>
          {copy.placeLink}
        </Button>
      </div>
      <p role="status">{data === undefined ? null : foundText(data)}</p>
      {data != null && (
        <ul className={styles.found}>
          {data.map(({ kind, label, href }) => (
            <li key={href}>
              <Button look="quiet" size="small" onClick={() => onPlace(href)}>
                {`${label} (${copy.linkKinds[kind]})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Null: the session has ended. */
function foundText(found: Links | null): string {
  if (found === null) return copy.ended;
  return found.length === 0 ? copy.noLinks : copy.linksFound(found.length);
}
