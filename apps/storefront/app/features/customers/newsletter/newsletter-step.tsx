import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { newsletterCopy } from './newsletter-copy.ts';
import type { NewsletterStepAnswer } from '../../../actions/customers/newsletter-step-answer.ts';

type Props = {
  words: { title: string; text: string; button: string; done: string };
  token: string;
  answer: NewsletterStepAnswer | undefined;
};

/** What a link in a mail leads to: one button, because programs that look into mails follow links by themselves. */
export function NewsletterStep({ words, token, answer }: Props) {
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: newsletterCopy.title, to: paths.newsletter() }, { label: words.title }]}
      />
      <h1>{words.title}</h1>
      <div role="status">{answer?.kind === 'done' && <p>{words.done}</p>}</div>
      {answer?.kind === 'refused' && (
        <>
          <ErrorMessage>{answer.message}</ErrorMessage>
          <p>
            <Link to={paths.newsletter()}>{newsletterCopy.askAgain}</Link>
          </p>
        </>
      )}
      {answer === undefined && (
        <Form method="post" className={styles.form}>
          <p>{words.text}</p>
          <input type="hidden" name="token" value={token} />
          <div className={styles.actions}>
            <Button type="submit">{words.button}</Button>
          </div>
        </Form>
      )}
    </Page>
  );
}
