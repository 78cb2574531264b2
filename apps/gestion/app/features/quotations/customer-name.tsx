import { Link } from 'react-router';
import type { QuotationRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import styles from './quotations-table.module.css';

type Props = { row: QuotationRowFragment };

/** Whose quotation it is, and the page of that company or person; what came by file names no person. */
export function CustomerName({
  row: { company, company_id: companyId, client_code: code, customer_name: name, customer_id: privateId },
}: Props) {
  const page = companyId === null ? privateId && paths.customer(privateId) : paths.company(companyId);
  const told = company ?? name;
  return (
    <span className={styles.stack}>
      {page ? (
        <Link to={page} className={styles.link}>
          {told}
        </Link>
      ) : (
        <span>{told}</span>
      )}
      {company !== null && <small>{[code, name].filter(Boolean).join(' · ')}</small>}
    </span>
  );
}
