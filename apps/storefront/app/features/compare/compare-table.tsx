import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { CompareForm } from './compare-form.tsx';
import styles from './compare.module.css';
import type { ComparedRow } from './compared-rows.ts';
import { compareCopy } from './copy.ts';

type Props = {
  products: readonly { uid: string; name: string; card: ReactNode }[];
  rows: readonly ComparedRow[];
  back: string | null;
  tints: Readonly<Record<string, string>>;
};

/** One column per product; too many for the screen scroll sideways under the names of the rows. */
export function CompareTable({ products, rows, back, tints }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroller} role="region" aria-label={compareCopy.table} tabIndex={0}>
      <table className={styles.table} aria-label={compareCopy.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span>{compareCopy.attribute}</span>
            </th>
            {products.map(({ uid, name, card }) => (
              <th key={uid} scope="col" aria-label={name} className={styles.product}>
                {card}
                <CompareForm intent="remove" product={uid} back={back} tints={tints}>
                  <Button
                    type="submit"
                    look="quiet"
                    size="small"
                    wide
                    aria-label={compareCopy.removeNamed(name)}
                  >
                    <Trash aria-hidden="true" size={18} />
                    {compareCopy.remove}
                  </Button>
                </CompareForm>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, label, values, differs }) => (
            <tr key={code} className={classNames(differs && styles.differs)}>
              <th scope="row">
                <span>{label}</span>
              </th>
              {values.map((value, at) => (
                <td key={products[at]?.uid ?? at} data-row={label}>
                  {value ?? <span className={styles.unknown}>{compareCopy.unknown}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
