import { data, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ChangeShopSettingsDocument, ShopSettingsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { factsKey } from '../../features/office/unsaved/facts-key.ts';
import { SettingControl } from '../../features/site/setting-control.tsx';
import { SettingFacts } from '../../features/site/setting-facts.tsx';
import { settingsCopy as copy } from '../../features/site/settings-copy.ts';
import { ThemeSamples } from '../../features/site/theme-samples.tsx';
import styles from './site-screens.module.css';
import type { Route } from './+types/setting-group-screen';

const OUTCOMES: ReadonlyMap<string | null, string> = new Map([
  ['oui', copy.done],
  ['rien', copy.unchanged],
]);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const asked = { site: address.get('site') };
  const { shopSettings } = await context.get(backendContext).ask(ShopSettingsDocument, asked);
  const group = shopSettings?.groups.find(({ code }) => code === params.group);
  if (shopSettings === null || group === undefined) throw data(null, { status: 404 });
  const { site, sites, may_change: mayChange, groups } = shopSettings;
  const valueOf = (name: string) =>
    groups.flatMap(({ settings }) => settings).find((setting) => setting.name === name)?.value;
  return {
    site,
    named: sites.length > 1 ? site : undefined,
    mayChange,
    group,
    homePage: valueOf('cms_home_page') ?? 'home',
    done: OUTCOMES.get(address.get('fait')) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  // The password is never given back by a refused form.
  const { lu: read = '', site = '', password = '', ...values } = textsOf(form);
  const asked = await orRefusal(
    context.get(backendContext).ask(ChangeShopSettingsDocument, {
      site,
      group: params.group,
      read,
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      password,
    }),
  );
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  const { changed, faults } = asked.done.changeShopSettings;
  if (faults.length > 0)
    return notAccepted({
      values,
      faults: Object.fromEntries(faults.map(({ name, message }) => [name, message])),
      refusal: { message: copy.faults, key: null },
    });
  const named = new URL(request.url).searchParams.get('site') ?? undefined;
  const place = paths.settingGroup(params.group, named);
  throw redirect(`${place}${named === undefined ? '?' : '&'}fait=${changed === 0 ? 'rien' : 'oui'}`);
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

export default function SettingGroupScreen({
  loaderData: { site, named, mayChange, group, homePage, done },
  actionData,
}: Route.ComponentProps) {
  const formKey = factsKey(
    site,
    group.code,
    group.settings.map(({ name, value }) => [name, value]),
  );
  const theme = group.settings.find(({ name }) => name === 'theme')?.value;
  return (
    <Page>
      <title>{`${group.title} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.settings(named)} className={styles.row}>
          {copy.back}
        </Link>
        <h1>{group.title}</h1>
        <p>{group.says}</p>
        <OutcomeNote done={done} />
        {mayChange ? (
          <OfficeForm key={formKey} noValidate className={styles.form}>
            <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
            <input type="hidden" name="lu" value={group.read} />
            <input type="hidden" name="site" value={site} />
            <RequiredNote />
            {group.settings.map((setting) => (
              <SettingControl key={setting.name} setting={setting} answer={actionData} />
            ))}
            {group.settings.some(({ asks_password: asks }) => asks) && (
              <TextField
                name="password"
                type="password"
                label={copy.password}
                hint={copy.passwordHint}
                autoComplete="current-password"
                optional
                answer={actionData}
              />
            )}
            <Button type="submit">{copy.save}</Button>
          </OfficeForm>
        ) : (
          <>
            <p>{copy.readOnly}</p>
            <SettingFacts settings={group.settings} />
          </>
        )}
        {theme !== undefined && <ThemeSamples worn={theme} homePage={homePage} />}
      </div>
    </Page>
  );
}
