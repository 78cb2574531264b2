import { roleNames } from '../account-copy.ts';
import type { PortfolioMemberFragment } from '../../../../generated/documents.ts';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ConnectAsForm } from './connect-as-form.tsx';
import { portfolioCopy as copy } from './portfolio-copy.ts';
import styles from './portfolio.module.css';

export function PortfolioTable({ members }: { members: readonly PortfolioMemberFragment[] }) {
  return (
    <CardTable
      caption={copy.title}
      columns={[{ label: copy.customer }, { label: copy.contact }, { label: copy.action, figures: true }]}
      rows={members.map((member) => {
        const name = `${member.firstname} ${member.lastname}`.trim();
        return {
          key: member.id,
          cells: [
            <Member key="member" member={member} name={name} />,
            <Contact key="contact" member={member} />,
            <ConnectAsForm key="connect" customerId={member.id} name={name} />,
          ],
        };
      })}
    />
  );
}

type Props = { member: PortfolioMemberFragment };

function Member({ member, name }: Props & { name: string }) {
  const role = member.role === null ? copy.private : roleNames[member.role];
  return (
    <>
      <strong className={styles.name}>{member.company_name ?? name}</strong>
      <span className={styles.facts}>
        {[...(member.company_name === null ? [] : [name]), role].join(' · ')}
      </span>
      {member.client_code !== null && (
        <span className={styles.facts}>{copy.clientCode(member.client_code)}</span>
      )}
    </>
  );
}

function Contact({ member: { email, mobile } }: Props) {
  return (
    <div className={styles.contact}>
      <a className={styles.email} href={mailLink(email)}>
        {email}
      </a>
      {mobile !== null && (
        <a className={styles.facts} href={`tel:${mobile}`}>
          {formatPhone(mobile)}
        </a>
      )}
    </div>
  );
}
