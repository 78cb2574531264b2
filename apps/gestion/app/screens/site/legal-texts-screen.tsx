import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { LegalTextsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { settingsCopy } from '../../features/site/settings-copy.ts';
import { SettingsTabs } from '../../features/site/settings-tabs.tsx';
import styles from './site-screens.module.css';
import type { Route } from './+types/legal-texts-screen';

const { legalPage: copy } = settingsCopy;

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(backendContext).ask(LegalTextsDocument, {});
}

export default function LegalTextsScreen({ loaderData: { legalTexts } }: Route.ComponentProps) {
  const faulty = legalTexts.filter(({ state }) => state !== 'good').length;
  return (
    <Page>
      <title>{`${settingsCopy.legal} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <h1>{settingsCopy.legal}</h1>
        <SettingsTabs />
        <p>{copy.says}</p>
        <p>
          <strong>{faulty === 0 ? copy.allGood : copy.some(faulty)}</strong>
        </p>
        <CardTable
          caption={copy.caption}
          columns={[copy.text, copy.state, copy.changedAt, copy.act].map((label) => ({ label }))}
          rows={legalTexts.map((text) => ({
            key: text.identifier,
            cells: [
              <span key="text" className={styles.stack}>
                {text.title}
                <small>{text.why}</small>
                <small>{copy.identifier(text.identifier)}</small>
              </span>,
              <span key="state" className={styles.stack}>
                <span>
                  <Badge look={text.state === 'good' ? 'success' : 'danger'}>{copy[text.state]}</Badge>
                </span>
                {text.passages.length > 0 && <small>{copy.waiting([...new Set(text.passages)])}</small>}
              </span>,
              text.changed_at === null ? copy.never : formatMoment(new Date(text.changed_at), 'short'),
              <span key="act" className={styles.stack}>
                <Link
                  to={writingPlace(text)}
                  className={styles.row}
                  aria-label={copy.actOf(copy.write, text.title)}
                >
                  {copy.write}
                </Link>
                {text.path !== null && (
                  <a href={text.path} className={styles.row} aria-label={copy.actOf(copy.see, text.title)}>
                    {copy.see}
                  </a>
                )}
              </span>,
            ],
          }))}
        />
      </div>
    </Page>
  );
}

/** What does not exist yet is begun. */
function writingPlace(text: { kind: string; identifier: string; title: string; state: string }): string {
  const { kind, identifier, title } = text;
  return text.state === 'missing'
    ? paths.newContent({ sorte: kind, identifiant: identifier, titre: title })
    : paths.content(kind, identifier);
}
