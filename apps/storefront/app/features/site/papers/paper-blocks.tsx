import type { ShownPaperBlockFragment } from '../../../../generated/documents.ts';
import { PaperTable } from './paper-table.tsx';
import styles from './paper.module.css';

export function PaperBlocks({ blocks }: { blocks: readonly ShownPaperBlockFragment[] }) {
  return blocks.map((block, at) => <PaperBlock key={`${at} ${block.kind}`} block={block} />);
}

function PaperBlock({ block }: { block: ShownPaperBlockFragment }) {
  const { kind, text, lines, columns, table } = block;
  switch (kind) {
    case 'HEADING':
      return <h2 className={styles['heading']}>{text}</h2>;
    case 'PARAGRAPH':
      return <p>{text}</p>;
    case 'TERMS':
      return <p className={styles['terms']}>{text}</p>;
    case 'NOTE':
      return <p className={styles['note']}>{text}</p>;
    case 'LIST':
      return (
        <ul className={styles['list']}>
          {lines?.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
    case 'COLUMNS':
      return (
        <div className={styles['columns']}>
          {columns?.map(({ title, lines: [first, ...others] }) => (
            <section key={title}>
              <h2 className={styles['small-heading']}>{title}</h2>
              <p>
                <strong>{first}</strong>
                {others.map((line, at) => (
                  <span key={`${at} ${line}`}>
                    <br />
                    {line}
                  </span>
                ))}
              </p>
            </section>
          ))}
        </div>
      );
    case 'TABLE':
      return (
        <section>
          <h2 className={styles['heading']}>{text}</h2>
          {table && <PaperTable title={text ?? ''} table={table} />}
        </section>
      );
  }
}
