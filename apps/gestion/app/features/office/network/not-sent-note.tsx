import { useEffect, useRef } from 'react';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { networkCopy as copy } from './network-copy.ts';

/** Below the form, where it was pressed; the keyboard stays on its button. */
export function NotSentNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note}>
      <FormRefusal
        title={{ text: copy.notSent, key: copy.key }}
        refusal={{ message: copy.notSentNext, key: null }}
      />
    </div>
  );
}
