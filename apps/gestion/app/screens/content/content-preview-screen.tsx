import { Link } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { themeCode } from '@nuancier/ui/theme/theme-code.ts';
import { themes } from '@nuancier/ui/theme/theme.ts';
import { paths } from '../../addresses/paths.ts';
import { pageContext } from '../../backend/request-context.server.ts';
import { contentCopy } from '../../features/content/content-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { contentOf } from './content-of.server.ts';
import styles from './content-preview-screen.module.css';
import type { Route } from './+types/content-preview-screen';

const { previewPage: copy } = contentCopy;

/** Read by the staff's own door alone: the shop's pages know nothing of a draft. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  return {
    item: await contentOf(context, params),
    theme: themeCode(address.get('theme') ?? context.get(pageContext).theme),
    width: address.get('largeur') === 'telephone' ? ('phone' as const) : ('desktop' as const),
  };
}

export default function ContentPreviewScreen({ loaderData: { item, theme, width } }: Route.ComponentProps) {
  const { kind, identifier, fields } = item;
  const title = copy.title(fields.title || identifier);
  const at = (wanted: { theme?: string; largeur?: string }) => {
    const known = { theme, largeur: width === 'phone' ? 'telephone' : 'ordinateur', ...wanted };
    return `?${new URLSearchParams(known)}`;
  };
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.preview}>
        <Link to={paths.content(kind, identifier)} className={styles.choice}>
          {contentCopy.toItem}
        </Link>
        <h1>{title}</h1>
        <p>{copy.says}</p>
        <nav aria-label={copy.themes} className={styles.choices}>
          {Object.entries(themes).map(([code, { label }]) => (
            <Link
              key={code}
              to={at({ theme: code })}
              aria-current={code === theme ? 'page' : undefined}
              className={styles.choice}
            >
              {label}
            </Link>
          ))}
        </nav>
        <nav aria-label={copy.widths} className={styles.choices}>
          {(['phone', 'desktop'] as const).map((wide) => (
            <Link
              key={wide}
              to={at({ largeur: wide === 'phone' ? 'telephone' : 'ordinateur' })}
              aria-current={wide === width ? 'page' : undefined}
              className={styles.choice}
            >
              {copy[wide]}
            </Link>
          ))}
        </nav>
        {/* The API has sanitised it, as for the shop. */}
        <div data-theme={theme} className={styles[width]}>
          <div className="prose" dangerouslySetInnerHTML={{ __html: fields.content }} />
        </div>
      </div>
    </Page>
  );
}
