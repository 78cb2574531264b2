import { data, Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { BASE, paths } from '../../addresses/paths.ts';
import { ShopSettingsDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import tabs from '../../features/office/tabs.module.css';
import { FoundSettings, SettingGroups } from '../../features/site/setting-tables.tsx';
import { settingsCopy as copy } from '../../features/site/settings-copy.ts';
import { SettingsTabs } from '../../features/site/settings-tabs.tsx';
import { matches } from '../../features/site/setting-words.ts';
import styles from './site-screens.module.css';
import type { Route } from './+types/settings-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const words = address.get('q')?.trim() ?? '';
  const asked = { site: address.get('site') };
  const { shopSettings } = await context.get(backendContext).ask(ShopSettingsDocument, asked);
  if (shopSettings === null) throw data(null, { status: 404 });
  const { groups, site, sites } = shopSettings;
  const found = groups.map(({ settings, ...group }) => ({
    ...group,
    settings: words === '' ? settings : settings.filter((setting) => matches(setting, words)),
  }));
  return { words, site, sites, groups: found.filter(({ settings }) => settings.length > 0) };
}

export default function SettingsScreen({ loaderData: { words, site, sites, groups } }: Route.ComponentProps) {
  const isSearch = words !== '';
  const all = isDefault(site, sites) ? paths.settings() : paths.settings(site);
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        <SettingsTabs />
        {sites.length > 1 && (
          <nav aria-label={copy.sites} className={tabs.tabs}>
            {sites.map(({ code, name }) => (
              <Link key={code} to={paths.settings(code)} aria-current={code === site ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
        )}
        <Form method="get" role="search" className={searchRow.search}>
          {sites.length > 1 && <input type="hidden" name="site" value={site} />}
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} name="q" defaultValue={words} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
        </Form>
        <a
          href={`${BASE}/fichiers/reglages.csv?${new URLSearchParams({ site })}`}
          className={styles.row}
          download
        >
          {copy.csv}
        </a>
        {isSearch && (
          <Link to={all} className={styles.row}>
            {copy.clear}
          </Link>
        )}
        {!isSearch && <SettingGroups groups={groups} site={sites.length > 1 ? site : undefined} />}
        {isSearch && groups.length > 0 && (
          <FoundSettings groups={groups} site={sites.length > 1 ? site : undefined} />
        )}
        {isSearch && groups.length === 0 && <EmptyState title={copy.noMatch}>{copy.noMatchNext}</EmptyState>}
      </div>
    </Page>
  );
}

function isDefault(site: string, sites: readonly { code: string }[]): boolean {
  return sites.length < 2 || sites[0]?.code === site;
}
