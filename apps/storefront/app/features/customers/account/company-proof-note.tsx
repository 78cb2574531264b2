import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { companyProofCopy as copy } from './company-proof-copy.ts';
import styles from './company-proof-note.module.css';
import type { SignedInViewer } from '../../../backend/frame-viewer.ts';

/** For accounts linked to a company by its client code alone: what is closed, and where to open it. */
export function CompanyProofNote({ company }: { company: SignedInViewer['company'] }) {
  if (!company?.awaits_proof) return null;
  return (
    <p className={styles.note} data-awaits-proof>
      {copy.note(company.name)} <Link to={paths['customer-company-proof']()}>{copy.noteLink}</Link>
    </p>
  );
}
