import { RichText } from '../../features/content/rich-text.tsx';
import { footerCopy } from '../../features/site/footer-copy.ts';
import styles from './reassurance.module.css';
import { frameBlock, useFrame } from '../../features/site/use-frame.ts';

/** The shop's promises, written by the editors as a list. */
export function Reassurance() {
  const html = frameBlock(useFrame().layout, 'reassurance');
  if (!html) return null;
  return (
    <section aria-label={footerCopy.reassurance} className={styles.strip}>
      <RichText bare html={html} className={styles.list} />
    </section>
  );
}
