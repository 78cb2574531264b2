import { Link } from 'react-router';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { paths } from '../../addresses/paths.ts';
import styles from './logo.module.css';
import { useFrame } from '../../features/site/use-frame.ts';

const DEFAULT_WIDTH = 35;
const DEFAULT_HEIGHT = 34;

/** The sign and the name of the shop, both from the site's settings; leads home. */
export function Logo() {
  const { site } = useFrame();
  const width = site.logo_width ?? DEFAULT_WIDTH;
  const height = site.logo_height ?? DEFAULT_HEIGHT;
  return (
    <Link to={paths.home()} className={styles.logo} data-alone={site.header_logo_src ? undefined : true}>
      {site.header_logo_src && (
        <img
          src={`${site.base_media_url ?? ''}${site.header_logo_src}`}
          alt={site.logo_alt ?? frameCopy.logoAlt}
          width={width}
          height={height}
        />
      )}
      {/* A wide one has the name in it. */}
      {!(site.header_logo_src && width > 2 * height) && (
        <span className={styles.wordmark} aria-hidden={site.header_logo_src ? true : undefined}>
          {site.store_name}
        </span>
      )}
    </Link>
  );
}
