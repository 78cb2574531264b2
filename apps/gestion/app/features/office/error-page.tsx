import { isRouteErrorResponse, Link } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { NetworkLoss } from '../../backend/network/network-loss.ts';
import { NetworkLossPage } from './network/network-loss-page.tsx';
import { officeCopy } from './office-copy.ts';
import styles from './error-page.module.css';

/** What went wrong and where to go next; a refusal in the API's own words. */
export function ErrorPage({ error }: { error: unknown }) {
  if (error instanceof NetworkLoss)
    return (
      <Page>
        <div className={styles.error}>
          <NetworkLossPage loss={error} />
        </div>
      </Page>
    );
  const { title, text } = wordsOf(error);
  return (
    <Page>
      <div className={styles.error}>
        <title>{`${title} – ${officeCopy.name}`}</title>
        <h1>{title}</h1>
        <p>{text}</p>
        <Link to={paths.home()}>{officeCopy.errors.home}</Link>
      </div>
    </Page>
  );
}

function wordsOf(error: unknown): { title: string; text: string } {
  const { errors } = officeCopy;
  if (!isRouteErrorResponse(error) || error.status >= 500)
    return { title: errors.fault, text: errors.faultText };
  const told = toldBy(error.data);
  if (error.status === 403)
    return { title: errors.forbidden, text: `${told ?? errors.notFoundText} ${errors.forbiddenNext}` };
  if (error.status === 404) return { title: errors.notFound, text: told ?? errors.notFoundText };
  if (error.status === 429) return { title: errors.tooMany, text: told ?? errors.faultText };
  return { title: errors.badForm, text: told ?? '' };
}

function toldBy(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'told' in data ? String(data.told) : null;
}
