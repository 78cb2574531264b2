import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { themes } from '@nuancier/ui/theme/theme.ts';
import { paths } from '../../addresses/paths.ts';
import { settingsCopy as copy } from './settings-copy.ts';
import styles from './theme-samples.module.css';

/** A piece of each theme, drawn with its own tokens whatever the back office wears. */
export function ThemeSamples({ worn, homePage }: { worn: string; homePage: string }) {
  const { sample } = copy;
  return (
    <section className={styles.samples}>
      <h2>{copy.themes}</h2>
      <p>{copy.themesSay}</p>
      <div className={styles.pair}>
        {Object.entries(themes).map(([code, { label }]) => (
          <div key={code} className={styles.theme}>
            <h3>{code === worn ? `${label} (${copy.themeWorn})` : label}</h3>
            <div data-theme={code} className={styles.sample}>
              <p className={styles.heading}>{sample.heading}</p>
              <p>{sample.text}</p>
              <p>
                <Badge look="success">{sample.badge}</Badge>
              </p>
              <p className={styles.button}>{sample.button}</p>
            </div>
            <Link to={`${paths.contentPreview('page', homePage)}?theme=${code}`} className={styles.preview}>
              {copy.preview(label)}
            </Link>
          </div>
        ))}
      </div>
    </section>
  );
}
