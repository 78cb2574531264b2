import { Link } from 'react-router';
import { blockPlace } from '@nuancier/domain/content/block-place.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { pageContext } from '../../backend/request-context.server.ts';
import { contentCopy } from '../../features/content/content-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { lookOf } from '../../features/office/shop-view/look.ts';
import { ShopView } from '../../features/office/shop-view/shop-view.tsx';
import { contentOf } from './content-of.server.ts';
import styles from './content-screen.module.css';
import type { Route } from './+types/content-preview-screen';

const { previewPage: copy } = contentCopy;

/** Read by the staff's own door alone: the shop's pages know nothing of a draft. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return {
    item: await contentOf(context, params),
    look: lookOf(new URL(request.url).searchParams, context.get(pageContext).theme),
  };
}

export default function ContentPreviewScreen({ loaderData: { item, look } }: Route.ComponentProps) {
  const { kind, identifier, fields } = item;
  const title = copy.title(fields.title || identifier);
  const stands = kind === 'page' ? 'page' : blockPlace(identifier);
  const hasPlace = stands === 'home' || stands === 'every-page';
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.content}>
        <Link to={paths.content(kind, identifier)} className={styles.back}>
          {contentCopy.toItem}
        </Link>
        <h1>{title}</h1>
        <p>{copy.says}</p>
        <p>{copy.places[stands]}</p>
        {!fields.is_active && <p>{copy.unticked}</p>}
        <ShopView
          title={title}
          page={paths.content(kind, identifier)}
          place={hasPlace ? 'brouillon' : null}
          look={look}
        />
      </div>
    </Page>
  );
}
