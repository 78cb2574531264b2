import { LONGEST_SITE } from '@nuancier/domain/orders/tints/kept-tint.ts';
import { useId } from 'react';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { tintsCopy as copy } from './tints-copy.ts';

type Props = { used: readonly string[]; answer: FormAnswer<'site'> | undefined };

const MOST_PROPOSED = 20;

/** A site, with those that were used before proposed by the browser itself. */
export function SiteField({ used, answer }: Props) {
  const list = useId();
  return (
    <div>
      <TextField
        name="site"
        label={copy.site}
        optional
        maxLength={LONGEST_SITE}
        list={list}
        answer={answer}
      />
      <datalist id={list}>
        {used.slice(0, MOST_PROPOSED).map((site) => (
          <option key={site} value={site}>
            {site}
          </option>
        ))}
      </datalist>
    </div>
  );
}
