import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import { OutcomeNote } from '../../office/outcome-note.tsx';
import type { Moved } from './place-before.ts';
import { shelfCopy } from '../shelf-copy.ts';
import styles from './moved-bar.module.css';

const { category: copy } = shelfCopy;

/** `to`: the tree as it is looked at. */
type Props = { moved: Moved; name: string; read: string; to: string };

/** In sight wherever on the long tree one stands; the way back is the same act, judged by the tree as it is now. */
export function MovedBar({ moved, name, read, to }: Props) {
  const { parent, before } = moved.from;
  return (
    <div className={styles.bar}>
      <OutcomeNote answered={copy.moved(name)} />
      <OfficeForm action={to} preventScrollReset>
        <input type="hidden" name="intent" value="remettre" />
        <input type="hidden" name="rayon" value={moved.id} />
        <input type="hidden" name="lu" value={read} />
        <input type="hidden" name="parent" value={parent} />
        <input type="hidden" name="avant" value={before ?? ''} />
        <Button type="submit" look="secondary" aria-label={copy.putBackOf(name)}>
          {copy.putBack}
        </Button>
      </OfficeForm>
    </div>
  );
}
