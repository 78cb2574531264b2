import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { KeptForm } from '../../../backend/kept-form/kept-form.ts';
import { KeptFields } from '../../office/forms/kept-fields.tsx';
import { resumeCopy as copy } from './resume-copy.ts';

/** Shown again by itself with script, by a press without. */
export function LookAgainForm({ kept }: { kept: KeptForm }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <Card>
      <h1>{copy.readyTitle}</h1>
      <p>{copy.ready}</p>
      <Form ref={form} method="post" action={kept.to} replace>
        <KeptFields kept={kept} />
        <Button type="submit" wide>
          {copy.show}
        </Button>
      </Form>
    </Card>
  );
}
