import type { CampaignWholeFragment } from '../../../generated/documents.ts';
import { campaignsCopy as copy } from './campaigns-copy.ts';
import styles from './pricing.module.css';

const MOST = 20;

export function CampaignRule({ rule }: Pick<CampaignWholeFragment, 'rule'>) {
  const said: readonly [string, readonly string[]][] = [
    [copy.rules.categories, rule.categories.map(({ name }) => name)],
    [copy.rules.brands, rule.brands],
    [copy.rules.statuses, rule.range_statuses.map((status) => copy.statuses[status] ?? status)],
    [copy.rules.references, rule.references],
  ];
  return (
    <dl className={styles.facts}>
      {said
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shortened(values)}</dd>
          </div>
        ))}
    </dl>
  );
}

function shortened(values: readonly string[]): string {
  const first = values.slice(0, MOST).join(', ');
  return values.length > MOST ? `${first} ${copy.andMore(values.length - MOST)}` : first;
}
