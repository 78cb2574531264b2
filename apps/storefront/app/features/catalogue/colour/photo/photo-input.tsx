import { useId } from 'react';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { photoCopy } from './photo-copy.ts';
import styles from './photo.module.css';

/** From the camera or from the files; nothing is sent. */
export function PhotoInput({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className={styles.inputs}>
      <FileButton label={photoCopy.take} capture onFile={onFile} />
      <FileButton label={photoCopy.choose} onFile={onFile} />
    </div>
  );
}

type Props = { label: string; capture?: boolean; onFile: (file: File) => void };

function FileButton({ label, capture = false, onFile }: Props) {
  const id = useId();
  return (
    <span className={classNames(styles.file, capture && styles.camera)}>
      <input
        id={id}
        type="file"
        accept="image/*"
        className={styles.fileInput}
        {...(capture ? { capture: 'environment' } : {})}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file chosen again is a choice as well.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id} className={styles.fileLabel}>
        {label}
      </label>
    </span>
  );
}
