import type { ShownPaperTableFragment } from '../../../../generated/documents.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import styles from './paper.module.css';

type Props = { title: string; table: ShownPaperTableFragment };

/** With names of columns, or with a name at the head of each row. */
export function PaperTable({ title, table: { head, rows, figures_from: figuresFrom } }: Props) {
  if (head)
    return (
      <CardTable
        caption={title}
        columns={head.map((label, at) => ({ label, figures: figuresFrom !== null && at >= figuresFrom }))}
        rows={rows.map((cells, at) => ({
          key: `${at} ${cells[0]}`,
          cells: cells.map((text, nth) => text && <PaperCell key={`${nth} ${text}`} text={text} />),
        }))}
      />
    );
  return (
    <table className={styles.facts}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(([label = '', ...values], at) => (
          <tr key={`${at} ${label}`}>
            <th scope="row">{label}</th>
            {values.map((text) => (
              <td key={text} className={classNames(figuresFrom !== null && styles.figures)}>
                <PaperCell text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines after the first are shown in a secondary style. */
function PaperCell({ text }: { text: string }) {
  const [first, ...others] = text.split('\n');
  return (
    <span>
      {first}
      {others.map((line, at) => (
        <span key={`${at} ${line}`} className={styles.more}>
          <br />
          {line}
        </span>
      ))}
    </span>
  );
}
