import { Link } from 'react-router';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import type { ShopCompanyQuery } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { customerCopy as copy } from '../customer-copy.ts';
import { CustomerMarks } from '../customer-marks.tsx';
import { customersCopy } from '../customers-copy.ts';
import { FilePart } from './file-part.tsx';
import { rightsWords } from '../rights-words.ts';
import { PhoneText } from '../../office/telephone/phone-text.tsx';
import styles from '../customers-table.module.css';

type People = NonNullable<ShopCompanyQuery['shopCompany']>['people'];

/** Heads and sub-accounts, with what these may do. */
export function CompanyPeople({ people }: { people: People }) {
  const { facts } = copy;
  return (
    <FilePart
      title={copy.people}
      empty={copy.none}
      columns={[customersCopy.columns.name, facts.role, customersCopy.columns.contact, facts.rights]}
      rows={people.map((person) => ({
        key: person.id,
        cells: [
          <Link key="name" to={paths.customer(person.id)} className={styles.name}>
            {person.name}
          </Link>,
          <span key="role" className={styles.stack}>
            <span>
              {[person.role === null ? null : customersCopy.roles[person.role], person.job_title]
                .filter(Boolean)
                .join(', ')}
            </span>
            <CustomerMarks marks={person.marks} />
          </span>,
          <span key="contact" className={styles.stack}>
            <span>
              <EmailText address={person.email} />
            </span>
            {person.telephone !== null && (
              <a href={`tel:${person.telephone}`} className={styles.link}>
                <PhoneText digits={person.telephone} />
              </a>
            )}
          </span>,
          rightsWords(person) ?? customersCopy.nothing,
        ],
      }))}
    />
  );
}
