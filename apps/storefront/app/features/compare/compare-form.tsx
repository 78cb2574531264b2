import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Form } from '../../ui/form.tsx';

export type CompareIntent = 'add' | 'remove' | 'clear';

type Props = {
  intent: CompareIntent;
  /** By its uid; what empties the comparison names none. */
  product?: string;
  /** Where one came from and may go on. */
  back?: string | null;
  className?: string | undefined;
  children: ReactNode;
};

/** Every change of the comparison, with and without script. */
export function CompareForm({ intent, product, back, className, children }: Props) {
  return (
    <Form method="post" action={paths.compare()} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {product !== undefined && <input type="hidden" name="product" value={product} />}
      {back && <input type="hidden" name="back" value={back} />}
      {children}
    </Form>
  );
}
