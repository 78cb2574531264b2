import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from '../office/office-copy.ts';
import { quotationCopy } from './quotation-copy.ts';
import styles from './quotation-acts.module.css';

const { sending: copy } = quotationCopy;

type Props = { number: string; obstacle: keyof typeof copy.obstacles };

/** Why a quotation cannot go out, and what to do about it. */
export function NotToBeSent({ number, obstacle }: Props) {
  return (
    <Page>
      <title>{`${copy.title(number)} – ${officeCopy.name}`}</title>
      <h1>{copy.title(number)}</h1>
      <EmptyState
        title={copy.obstacles[obstacle]}
        action={
          <div className={styles.acts}>
            {obstacle === 'empty' && (
              <>
                <ButtonLink to={paths.quotationArticle(number)}>{quotationCopy.addArticle}</ButtonLink>
                <ButtonLink to={paths.quotationFreeLine(number)} look="secondary">
                  {quotationCopy.addFree}
                </ButtonLink>
              </>
            )}
            <Link to={paths.quotation(number)} className={styles.link}>
              {quotationCopy.backToQuotation}
            </Link>
          </div>
        }
      />
    </Page>
  );
}
