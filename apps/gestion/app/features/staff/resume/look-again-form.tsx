import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { KeptForm } from '../../../backend/kept-form/kept-form.ts';
import { LOOK_AGAIN } from '../../../backend/kept-form/look-again.ts';
import { resumeCopy as copy } from './resume-copy.ts';

/** Shown again by itself with script, by a press without; marked, so that nothing is written on the way. */
export function LookAgainForm({ kept: { to, fields, isWhole } }: { kept: KeptForm }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <Card>
      <h1>{copy.readyTitle}</h1>
      <p>{copy.ready}</p>
      <Form ref={form} method="post" action={to} replace>
        <input type="hidden" name={LOOK_AGAIN} value={isWhole ? 'complet' : 'incomplet'} />
        {fields.map(([name, value], at) => (
          // The same name may come several times, in this order.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" wide>
          {copy.show}
        </Button>
      </Form>
    </Card>
  );
}
