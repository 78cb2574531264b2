import { useFetcher } from 'react-router';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { newsletterCopy } from '../../features/customers/newsletter/newsletter-copy.ts';
import { NewsletterFields } from '../../features/customers/newsletter/newsletter-fields.tsx';
import type { NewsletterAnswer } from '../../features/customers/newsletter/newsletter-fields.tsx';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

export default function NewsletterPanel() {
  const { Form, data, state } = useFetcher<NewsletterAnswer>();
  return (
    <Drawer title={newsletterCopy.footerTitle} onClose={closePanel}>
      <p>{newsletterCopy.intro}</p>
      <div role="status">{data?.kind === 'asked' && <p>{newsletterCopy.asked}</p>}</div>
      {data?.kind !== 'asked' && (
        <Form method="post" action={paths.newsletter()} noValidate className={form.form}>
          <NewsletterFields answer={data} busy={state !== 'idle'} />
        </Form>
      )}
    </Drawer>
  );
}
