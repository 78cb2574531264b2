import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { settingsCopy as copy } from './settings-copy.ts';
import { latestChange } from './setting-words.ts';
import type { Setting } from './setting-words.ts';
import styles from './setting-tables.module.css';

type Group = { code: string; title: string; says: string; settings: readonly Setting[] };
/** `site`: where the shop has several. */
type Props = { groups: readonly Group[]; site: string | undefined };

export function SettingGroups({ groups, site }: Props) {
  return (
    <CardTable
      caption={copy.groups}
      columns={[copy.group, copy.holds, copy.own, copy.lastChange].map((label) => ({ label }))}
      rows={groups.map(({ code, title, says, settings }) => ({
        key: code,
        cells: [
          <Link key="group" to={paths.settingGroup(code, site)} className={styles.link}>
            {title}
          </Link>,
          says,
          copy.ownCount(settings.filter((setting) => !setting.is_usual).length),
          changeText(latestChange(settings)),
        ],
      }))}
    />
  );
}

export function FoundSettings({ groups, site }: Props) {
  const rows = groups.flatMap(({ code, title, settings }) =>
    settings.map((setting) => ({
      key: setting.name,
      cells: [
        <span key="setting" className={styles.stack}>
          {setting.label}
          <small>{setting.effect}</small>
        </span>,
        setting.shown || copy.empty,
        <Link key="group" to={paths.settingGroup(code, site)} className={styles.link}>
          {title}
        </Link>,
        changeText(setting),
      ],
    })),
  );
  return (
    <CardTable
      caption={copy.found}
      columns={[copy.setting, copy.value, copy.group, copy.lastChange].map((label) => ({ label }))}
      rows={rows}
    />
  );
}

function changeText(setting: Setting | undefined): string {
  if (setting?.changed_at == null) return copy.never;
  return `${formatMoment(new Date(setting.changed_at), 'short')}, ${setting.changed_by ?? copy.byFile}`;
}
