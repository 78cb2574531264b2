import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { contactCopy } from '../../features/customers/contact/contact-copy.ts';
import { ContactFields } from '../../features/customers/contact/contact-fields.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import type { ContactAnswer } from '../../features/customers/contact/read-contact-form.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { FormMark } from '@nuancier/ui/pieces/form/form-mark.tsx';

/** The answer of the contact page, which is this panel's twin without script. */
type ContactPage = {
  reasons: readonly string[];
  known: { reason: string; name: string; email: string };
};

export default function ContactPanel({ motif }: PanelProps['contact']) {
  const { load, data, state } = useFetcher<ContactPage>();
  const sending = useFetcher<ContactAnswer>();
  useEffect(() => {
    void load(paths.contact(motif));
  }, [load, motif]);
  return (
    <Drawer title={contactCopy.title} onClose={closePanel}>
      {data && (
        <sending.Form method="post" action={paths.contact()} noValidate className={form.form}>
          <FormMark />
          <ContactFields
            reasons={data.reasons}
            known={data.known}
            answer={sending.data}
            busy={sending.state !== 'idle'}
          />
        </sending.Form>
      )}
      {!data && state === 'idle' && (
        <>
          <ErrorMessage>{contactCopy.panelFailed}</ErrorMessage>
          <Link to={paths.contact()}>{contactCopy.openPage}</Link>
        </>
      )}
    </Drawer>
  );
}
