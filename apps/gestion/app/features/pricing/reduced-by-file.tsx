import { Link } from 'react-router';
import type { CampaignsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { campaignsCopy } from './campaigns-copy.ts';
import styles from './pricing.module.css';

const { byFile: copy } = campaignsCopy;

type Props = { reduced: CampaignsQuery['campaigns']['by_file']; seesImports: boolean };

/** What is reduced beside the campaigns: their counts alone would say that nothing is. */
export function ReducedByFile({ reduced: { count, more }, seesImports }: Props) {
  if (count === 0) return null;
  return (
    <p>
      {copy.says(count, more)} {copy.where}{' '}
      {seesImports && (
        <Link to={`${paths.imports()}?${new URLSearchParams({ genre: 'prices' })}`} className={styles.link}>
          {copy.imports}
        </Link>
      )}
    </p>
  );
}
