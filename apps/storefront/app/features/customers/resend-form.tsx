import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { KeptForm } from './kept-form.ts';
import { resumeCopy as copy } from './sign-in-copy.ts';

/** With script it goes by itself, without by a press. */
export function ResendForm({ kept }: { kept: KeptForm }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <Form ref={form} method="post" action={kept.to} replace>
      {kept.fields.map(([name, value], at) => (
        // The same name may come several times, in this order.
        // oxlint-disable-next-line react/no-array-index-key
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <p>{copy.ready}</p>
      <Button type="submit">{copy.send}</Button>
    </Form>
  );
}
