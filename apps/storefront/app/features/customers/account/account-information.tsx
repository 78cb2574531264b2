import { RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { OwnLimitsFragment } from '../../../../generated/documents.ts';
import { accountCopy, PRIVATE_CUSTOMER, rightNames, roleNames } from '../account-copy.ts';
import styles from './account-information.module.css';
import type { SignedInViewer } from '../../../backend/frame-viewer.ts';
import { OwnLimits } from './own-limits.tsx';

type Props = { viewer: SignedInViewer; limits: OwnLimitsFragment | null };

/** What the shop knows of the customer: name, company, and what a sub-account was given leave to do. */
export function AccountInformation({ viewer, limits }: Props) {
  const { company, role } = viewer;
  return (
    <div className={styles.information}>
      <Facts
        title={accountCopy.identity}
        facts={[
          [accountCopy.name, `${viewer.firstname} ${viewer.lastname}`],
          [accountCopy.email, viewer.email],
          [accountCopy.role, role === null ? PRIVATE_CUSTOMER : roleNames[role]],
        ]}
      />
      {company && (
        <Facts
          title={accountCopy.company}
          facts={[
            [accountCopy.companyName, company.name],
            [accountCopy.clientCode, company.client_code],
            [accountCopy.siret, company.siret],
            [accountCopy.vatNumber, company.vat_number],
          ]}
        />
      )}
      {role === 'Subaccount' && <Rights rights={viewer.rights} limits={limits} />}
    </div>
  );
}

type Fact = readonly [label: string, value: string | null | undefined];

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

function Rights({ rights, limits }: { rights: SignedInViewer['rights']; limits: Props['limits'] }) {
  const given = RIGHTS.filter((right) => rights[right]);
  return (
    <section>
      <h3>{accountCopy.rights}</h3>
      {given.length === 0 ? (
        <p>{accountCopy.noRights}</p>
      ) : (
        <ul className={styles.rights}>
          {given.map((right) => (
            <li key={right}>{rightNames[right]}</li>
          ))}
        </ul>
      )}
      {limits && <OwnLimits limits={limits} />}
    </section>
  );
}
