import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { siteTitle } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import { ErrorLinks } from './error-links.tsx';
import { preparationCopy } from '../../../backend/pages/preparation-copy.ts';
import { errorCopy, errorHelp, refusedRequestCopy } from './error-copy.ts';
import styles from './error-page.module.css';
import type { FrameData } from '../../../backend/frame/frame-data.ts';

/** 404 says that the page is not there, anything else that something went wrong; both lead home. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status === 404 ? 'Page not found' : 'An error occurred';
  const detail = detailKey(error);
  if (keyOf(error) === 'Shop in preparation') return <Preparation />;
  const refused = refusedRequestCopy[status];
  if (refused)
    return <ErrorMessage status={status} title={refused.title} help={toldBy(error) ?? refused.help} />;
  return (
    <main id={CONTENT_PLACE} tabIndex={-1} className={styles.page}>
      <ErrorTitle title={errorCopy[title]} />
      <meta name="robots" content="noindex" />
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1 data-message-key={title}>{errorCopy[title]}</h1>
      {detail ? <p data-message-key={detail}>{errorCopy[detail]}</p> : null}
      {detail ? null : <p className={styles.help}>{status === 404 ? errorHelp.notFound : errorHelp.fault}</p>}
      {status === 404 ? <ErrorLinks /> : null}
      <ButtonLink to={paths.home()} data-message-key="Back to Home page">
        {errorCopy['Back to Home page']}
      </ButtonLink>
    </main>
  );
}

/** There is no shop yet: no status to read, no home to go back to. */
function Preparation() {
  return (
    <main id={CONTENT_PLACE} tabIndex={-1} className={`${styles.page} ${styles.alone}`}>
      <title>{preparationCopy.title}</title>
      <meta name="robots" content="noindex" />
      <h1 data-message-key="Shop in preparation">{preparationCopy.title}</h1>
      <p className={styles.help}>{preparationCopy.help}</p>
    </main>
  );
}

function ErrorMessage({ status, title, help }: { status: number; title: string; help: string }) {
  return (
    <main id={CONTENT_PLACE} tabIndex={-1} className={styles.page}>
      <ErrorTitle title={title} />
      <meta name="robots" content="noindex" />
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      <p className={styles.help}>{help}</p>
      <ButtonLink to={paths.home()}>{errorCopy['Back to Home page']}</ButtonLink>
    </main>
  );
}

function ErrorTitle({ title }: { title: string }) {
  const frame = useRouteLoaderData<FrameData>('root');
  return <title>{siteTitle(frame?.layout.storeConfig, [title])}</title>;
}

/** Why, in the API's own words, where it says more than the status. */
function toldBy(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const told: unknown = (error.data as { told?: unknown } | null)?.told;
  return typeof told === 'string' ? told : null;
}

function detailKey(error: unknown): 'This page could not be found' | null {
  const key = keyOf(error);
  return key === 'This page could not be found' ? key : null;
}

function keyOf(error: unknown): unknown {
  return isRouteErrorResponse(error) ? (error.data as { key?: unknown } | null)?.key : null;
}
