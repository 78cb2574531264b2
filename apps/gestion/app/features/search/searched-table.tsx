import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { SearchedWordsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { searchCopy } from './search-copy.ts';
import styles from './search-frame.module.css';

const { words: copy } = searchCopy;
const { words, act, ...figures } = copy.columns;

type Row = SearchedWordsQuery['searchedWords']['rows'][number];

export function SearchedTable({ rows, mayKeep }: { rows: readonly Row[]; mayKeep: boolean }) {
  return (
    <CardTable
      caption={copy.caption}
      columns={[
        { label: words },
        ...Object.values(figures).map((label) => ({ label, figures: true })),
        ...(mayKeep ? [{ label: act }] : []),
      ]}
      rows={rows.map((row) => ({
        key: row.words,
        cells: [
          <a
            key="words"
            href={`/search?q=${encodeURIComponent(row.words)}`}
            className={styles.link}
            title={copy.toShop(row.words)}
          >
            {row.words}
          </a>,
          formatNumber(row.searches),
          copy.share(row.share),
          formatNumber(row.without_result),
          formatNumber(row.clicks),
          <Results key="results" row={row} />,
          ...(mayKeep ? [<Acts key="acts" words={row.words} />] : []),
        ],
      }))}
    />
  );
}

function Results({ row: { without_result: without, results_now: now } }: { row: Row }) {
  if (now === 0) return <Badge look="warning">{copy.still}</Badge>;
  if (without === 0) return formatNumber(now);
  return (
    <span className={styles.stack}>
      <span>{formatNumber(now)}</span>
      <Badge look="success">{copy.mended}</Badge>
    </span>
  );
}

function Acts({ words: searched }: { words: string }) {
  return (
    <span className={styles.acts}>
      <Link to={paths.newSynonym(searched)} className={styles.link} aria-label={copy.toSynonymOf(searched)}>
        {copy.toSynonym}
      </Link>
      <Link to={paths.pinning(searched)} className={styles.link} aria-label={copy.toPinOf(searched)}>
        {copy.toPin}
      </Link>
    </span>
  );
}
