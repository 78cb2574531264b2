import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { contactCopy } from './contact-copy.ts';
import type { ContactAnswer } from './read-contact-form.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';

type Known = { reason: string; name: string; email: string };
type Props = { reasons: readonly string[]; known: Known; answer: ContactAnswer | undefined; busy: boolean };

/** What the contact form asks, on its page and in its panel. */
export function ContactFields({ reasons, known, answer, busy }: Props) {
  const faults = Object.keys(answer?.faults ?? {}).length;
  return (
    <>
      <div role="alert">
        {answer?.refusal && <ErrorMessage>{answer.refusal.message}</ErrorMessage>}
        {faults > 0 && <ErrorMessage>{contactCopy.summary(faults)}</ErrorMessage>}
      </div>
      <RequiredNote />
      {reasons.length > 0 && (
        <Field label={contactCopy.reason} error={answer?.faults.reason} required>
          {(control) => (
            <Select
              {...control}
              name="reason"
              defaultValue={answer?.values.reason ?? known.reason}
              options={[
                { value: '', label: contactCopy.chooseReason },
                ...reasons.map((reason) => ({ value: reason, label: reason })),
              ]}
            />
          )}
        </Field>
      )}
      <TextField
        name="name"
        label={contactCopy.name}
        autoComplete="name"
        defaultValue={known.name}
        answer={answer}
      />
      <TextField
        name="email"
        label={contactCopy.email}
        type="email"
        autoComplete="email"
        defaultValue={known.email}
        answer={answer}
      />
      <TextField
        name="telephone"
        label={contactCopy.telephone}
        hint={contactCopy.telephoneHint}
        type="tel"
        autoComplete="tel-national"
        optional
        answer={answer}
      />
      <Field label={contactCopy.message} error={answer?.faults.message} required>
        {(control) => <TextArea {...control} name="message" defaultValue={answer?.values.message ?? ''} />}
      </Field>
      <p>
        {contactCopy.privacy}{' '}
        <Link to={paths.content('politique-de-confidentialite')}>{contactCopy.privacyLink}</Link>
      </p>
      <Button type="submit" disabled={busy}>
        {contactCopy.submit}
      </Button>
    </>
  );
}
