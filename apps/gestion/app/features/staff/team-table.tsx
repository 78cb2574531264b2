import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { MemberFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { officeCopy } from '../office/office-copy.ts';
import { teamCopy as copy } from './team-copy.ts';
import styles from './team-table.module.css';

const COLUMNS = Object.values(copy.columns).map((label) => ({ label }));

/** `mayChange`: whether the one who looks keeps the team, of it those in `changeable`. `mayUnlink`: also what the directory opens. */
export function TeamTable({
  members,
  changeable,
  mayChange,
  mayUnlink,
}: {
  members: readonly MemberFragment[];
  changeable: readonly string[];
  mayChange: boolean;
  mayUnlink: boolean;
}) {
  return (
    <CardTable
      caption={copy.title}
      columns={mayChange ? COLUMNS : COLUMNS.slice(0, -1)}
      rows={members.map((member) => ({
        key: member.id,
        cells: [
          <span key="person" className={styles.stack}>
            <span>{`${member.firstname} ${member.lastname}`}</span>
            <small className={styles.address}>
              <EmailText address={member.email} />
            </small>
          </span>,
          officeCopy.roles[member.role],
          <span key="place" className={styles.address}>
            <Place member={member} />
          </span>,
          stateOf(member),
          member.seen_at === null ? copy.never : formatMoment(new Date(member.seen_at), 'short'),
          ...(mayChange
            ? [
                changeable.includes(member.id) ? (
                  <MemberActs key="acts" member={member} mayUnlink={mayUnlink} />
                ) : (
                  copy.notYours
                ),
              ]
            : []),
        ],
      }))}
    />
  );
}

function Place({ member: { stores, representative } }: { member: MemberFragment }) {
  if (representative !== null) return <EmailText address={copy.portfolioOf(representative)} />;
  return stores.length === 0 ? copy.everywhere : stores.map(({ name }) => name).join(', ');
}

function stateOf(member: MemberFragment): string {
  const { state, has_factor: hasFactor, is_demo: isDemo, has_directory: hasDirectory } = member;
  const { invitation_expires_at: until } = member;
  return [
    copy.states[state],
    until === null ? null : copy.waiting(formatMoment(new Date(until), 'short')),
    state === 'active' && !hasFactor ? (isDemo ? copy.demoFactor : copy.noFactor) : null,
    hasDirectory ? copy.linked : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function MemberActs({
  member: { id, email, firstname, lastname, state, has_directory: hasDirectory },
  mayUnlink,
}: {
  member: MemberFragment;
  mayUnlink: boolean;
}) {
  const whose = (act: string) => copy.actOf(act, `${firstname} ${lastname}`);
  return (
    <details className={styles.menu}>
      <summary className={styles.act} aria-label={copy.actsOf(email)}>
        {copy.columns.act} <ChevronDown aria-hidden="true" size={16} />
      </summary>
      <OfficeForm className={styles.stack}>
        <input type="hidden" name="personne" value={id} />
        {state !== 'disabled' && (
          <Link to={paths.role(id, email)} className={styles.act} aria-label={whose(copy.act.role)}>
            {copy.act.role}
          </Link>
        )}
        {state === 'invited' && <Press intent="resend" name={whose(copy.act.resend)} />}
        {state === 'active' && (
          <Link
            to={paths.memberAct(id, 'second-facteur', email)}
            className={styles.act}
            aria-label={whose(copy.act.factor)}
          >
            {copy.act.factor}
          </Link>
        )}
        {hasDirectory && mayUnlink && (
          <Link
            to={paths.memberAct(id, 'annuaire', email)}
            className={styles.act}
            aria-label={whose(copy.act.directory)}
          >
            {copy.act.directory}
          </Link>
        )}
        {state === 'disabled' ? (
          <Press intent="enable" name={whose(copy.act.enable)} />
        ) : (
          <Link
            to={paths.memberAct(id, 'fermeture', email)}
            className={styles.act}
            aria-label={whose(copy.act.disable)}
          >
            {copy.act.disable}
          </Link>
        )}
      </OfficeForm>
    </details>
  );
}

function Press({ intent, name }: { intent: 'resend' | 'enable'; name: string }) {
  return (
    <Button type="submit" name="intent" value={intent} look="quiet" aria-label={name}>
      {copy.act[intent]}
    </Button>
  );
}
