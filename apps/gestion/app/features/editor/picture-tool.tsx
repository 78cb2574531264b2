import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { ContentPicturesQuery } from '../../../generated/documents.ts';
import { BASE, paths } from '../../addresses/paths.ts';
import { editorCopy as copy } from './editor-copy.ts';
import { onEnter } from './on-enter.ts';
import type { PlacedPicture } from './open-editor.ts';
import styles from './rich-editor.module.css';

type Pictures = ContentPicturesQuery['contentPictures'];

/** Chosen among those that were brought, or by its address; none is placed without words. */
export function PictureTool({ onPlace }: { onPlace: (picture: PlacedPicture) => void }) {
  const [picture, setPicture] = useState<PlacedPicture>({ src: '', alt: '' });
  const [told, setTold] = useState<string | null>(null);
  const brought = useFetcher<Pictures | null>();
  const { load, data } = brought;
  useEffect(() => void load(paths.contentPictureChoice()), [load]);

  function place(): void {
    if (picture.alt.trim() === '') setTold(copy.altMissing);
    else onPlace(picture);
  }

  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Field label={copy.pictureAt}>
          {(control) => (
            <TextInput
              {...control}
              value={picture.src}
              onChange={({ target }) => setPicture({ src: target.value, alt: picture.alt })}
              onKeyDown={onEnter(place)}
            />
          )}
        </Field>
        <Field label={copy.pictureAlt}>
          {(control) => (
            <TextInput
              {...control}
              value={picture.alt}
              onChange={({ target }) => setPicture({ ...picture, alt: target.value })}
              onKeyDown={onEnter(place)}
            />
          )}
        </Field>
        <Button size="small" onClick={place}>
          {copy.placePicture}
        </Button>
      </div>
      <p role="status">{data === null ? copy.ended : told}</p>
      <p>{copy.choosePicture}</p>
      <ul className={styles.choice}>
        {data?.items.length === 0 && <li>{copy.noPictures}</li>}
        {data?.items.map(({ alt, sizes: [largest, small] }) => (
          <li key={largest?.src}>
            <button
              type="button"
              className={styles.chosen}
              aria-pressed={picture.src === largest?.src}
              onClick={() => {
                if (largest !== undefined) setPicture({ ...largest, alt });
                setTold(copy.chosen);
              }}
            >
              <img src={small?.src} alt={alt} width={160} height={90} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <a href={`${BASE}${paths.contentPictures()}`} target="_blank" rel="noopener" className={styles.send}>
        {copy.sendPicture}
      </a>
    </div>
  );
}
