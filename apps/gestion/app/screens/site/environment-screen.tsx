import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ShopEnvironmentDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { settingsCopy } from '../../features/site/settings-copy.ts';
import { SettingsTabs } from '../../features/site/settings-tabs.tsx';
import styles from './site-screens.module.css';
import type { Route } from './+types/environment-screen';

const { environmentPage: copy } = settingsCopy;

export async function loader({ context }: Route.LoaderArgs) {
  const { shopSettings } = await context.get(backendContext).ask(ShopEnvironmentDocument, {});
  return { environment: shopSettings?.environment ?? [], shown: shopSettings?.shown ?? [] };
}

export default function EnvironmentScreen({ loaderData: { environment, shown } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${settingsCopy.environment} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <h1>{settingsCopy.environment}</h1>
        <SettingsTabs />
        <p>{copy.says}</p>
        {environment.length === 0 ? (
          <EmptyState title={copy.none} />
        ) : (
          <CardTable
            caption={copy.caption}
            columns={[copy.what, copy.state].map((label) => ({ label }))}
            rows={environment.map(({ label, is_set: isSet, says, variables }) => ({
              key: label,
              cells: [
                <span key="what" className={styles.stack}>
                  {label}
                  <small>{`${copy.variable}${variables.join(', ')}`}</small>
                </span>,
                <span key="state" className={styles.stack}>
                  <span>
                    <Badge look={isSet ? 'success' : 'neutral'}>{isSet ? copy.set : copy.unset}</Badge>
                  </span>
                  <small>{says}</small>
                </span>,
              ],
            }))}
          />
        )}
        <h2>{copy.shown}</h2>
        <CardTable
          caption={copy.shown}
          columns={[settingsCopy.setting, settingsCopy.value, copy.why].map((label) => ({ label }))}
          rows={shown.map(({ name, label, effect, value }) => ({
            key: name,
            cells: [
              <span key="label" className={styles.stack}>
                {label}
                <small>{`${copy.variable}${name}`}</small>
              </span>,
              value ?? wordsWithout(name),
              effect,
            ],
          }))}
        />
      </div>
    </Page>
  );
}

/** What has no value of its own here is not empty. */
function wordsWithout(name: string): string {
  if (name === 'current_shop') return copy.byVisitor;
  return name === 'seller' || name === 'subaccount_messages' ? copy.elsewhere : copy.nothing;
}
