import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { importsCopy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

/** For whoever compares bytes: nobody else needs it before their eyes. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  return (
    <Disclosure summary={importsCopy.file.hash}>
      <span className={styles.code}>{sha256}</span>
    </Disclosure>
  );
}
