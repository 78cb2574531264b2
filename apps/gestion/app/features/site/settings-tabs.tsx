import { NavLink } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import tabs from '../office/tabs.module.css';
import { settingsCopy as copy } from './settings-copy.ts';

export function SettingsTabs() {
  return (
    <nav aria-label={copy.parts} className={tabs.tabs}>
      <NavLink to={paths.settings()} end>
        {copy.shop}
      </NavLink>
      <NavLink to={paths.legalTexts()}>{copy.legal}</NavLink>
      <NavLink to={paths.environment()}>{copy.environment}</NavLink>
    </nav>
  );
}
