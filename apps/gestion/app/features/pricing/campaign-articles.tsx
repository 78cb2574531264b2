import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { CampaignWholeFragment } from '../../../generated/documents.ts';
import { amountWords } from './campaign-words.ts';
import { campaignsCopy as copy } from './campaigns-copy.ts';
import styles from './pricing.module.css';

const { articleColumns: columns } = copy;
/** As the shop tells them. */
const reductions = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
/** Margins stand beneath each other: as precise as each other. */
const tenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** No column for what nobody has given: costs come by a file of their own. */
const columnsWith = (hasMargin: boolean) => [
  { label: columns.article },
  { label: columns.price, figures: true },
  { label: columns.lowest, figures: true },
  { label: columns.reduced, figures: true },
  { label: columns.percent, figures: true },
  ...(hasMargin ? [{ label: columns.margin, figures: true }] : []),
  { label: columns.state },
];

type Shown = CampaignWholeFragment['shown'][number];
type Phase = CampaignWholeFragment['row']['phase'];

export function CampaignArticles({ shown, phase }: { shown: readonly Shown[]; phase: Phase }) {
  const hasMargin = shown.some(({ margin }) => margin !== null);
  return (
    <CardTable
      caption={copy.rule}
      columns={columnsWith(hasMargin)}
      rows={shown.map((article) => ({
        key: article.sku,
        cells: [
          <span key="article" className={styles.stack}>
            <span>{article.name}</span>
            <small>{`${article.sku} · ${article.conditioning}`}</small>
          </span>,
          amountWords(article.price_ht_cents),
          amountWords(article.reference_ht_cents),
          amountWords(article.reduced_ht_cents),
          article.percent === null ? copy.unknown : copy.percent(reductions.format(article.percent)),
          ...(hasMargin
            ? [article.margin === null ? copy.unknown : copy.margin(tenths.format(article.margin))]
            : []),
          <ArticleState key="state" article={article} phase={phase} />,
        ],
      }))}
    />
  );
}

function ArticleState({ article: { fault, is_held: isHeld }, phase }: { article: Shown; phase: Phase }) {
  if (fault !== null)
    return (
      <span className={styles.stack}>
        <Badge look="warning">{copy.leftOut}</Badge>
        <small>{copy.faults[fault]}</small>
      </span>
    );
  if (phase === 'brouillon') return <Badge look="success">{copy.fit}</Badge>;
  if (phase === 'terminee') return <Badge>{copy.over}</Badge>;
  return isHeld ? <Badge look="success">{copy.held}</Badge> : <Badge look="warning">{copy.notHeld}</Badge>;
}
