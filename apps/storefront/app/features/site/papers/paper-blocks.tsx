import type { ShownPaperBlockFragment } from '../../../../generated/documents.ts';
import { Link } from 'react-router';
import type { SheetKind } from '../../../addresses/paths.ts';
import { PaperTable } from './paper-table.tsx';
import styles from './paper.module.css';

/** Where the same product's other sheet is read. */
export type SheetPath = (kind: SheetKind) => string;

type Props = { blocks: readonly ShownPaperBlockFragment[]; sheetPath?: SheetPath | undefined };

export function PaperBlocks({ blocks, sheetPath }: Props) {
  return blocks.map((block, at) => (
    <PaperBlock key={`${at} ${block.kind}`} block={block} sheetPath={sheetPath} />
  ));
}

type BlockProps = { block: ShownPaperBlockFragment; sheetPath: SheetPath | undefined };

function PaperBlock({ block, sheetPath }: BlockProps) {
  const { kind, text, sheet, lines, columns, table } = block;
  switch (kind) {
    case 'HEADING':
      return <h2 className={styles.heading}>{text}</h2>;
    case 'PARAGRAPH':
      return <p>{sheet && sheetPath ? <Link to={sheetPath(sheet)}>{text}</Link> : text}</p>;
    case 'TERMS':
      return <p className={styles.terms}>{text}</p>;
    case 'NOTE':
      return <p className={styles.note}>{text}</p>;
    case 'LIST':
      return (
        <ul className={styles.list}>
          {lines?.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
    case 'COLUMNS':
      return (
        <div className={styles.columns}>
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
          <h2 className={styles.heading}>{text}</h2>
          {table && <PaperTable title={text ?? ''} table={table} />}
        </section>
      );
  }
}
