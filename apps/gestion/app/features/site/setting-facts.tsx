import { settingsCopy as copy } from './settings-copy.ts';
import { settingWords } from './setting-words.ts';
import type { Setting } from './setting-words.ts';
import styles from './setting-facts.module.css';

/** The settings of a group for who reads only. */
export function SettingFacts({ settings }: { settings: readonly Setting[] }) {
  return (
    <dl className={styles.facts}>
      {settings.map((setting) => (
        <div key={setting.name}>
          <dt>{setting.label}</dt>
          <dd>
            <span className={styles.value}>{setting.shown || copy.empty}</span>
            <small>{setting.effect}</small>
            <small>{settingWords(setting)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
