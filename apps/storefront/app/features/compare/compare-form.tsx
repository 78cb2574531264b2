import type { ReactNode } from 'react';
import { paths } from '../../addresses/paths.ts';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { CompareIntent } from '../../actions/compare/compare-intent.ts';

type Props = {
  intent: CompareIntent;
  /** By its uid; what empties the comparison names none. */
  product?: string;
  /** Where one came from and may go on. */
  back?: string | null;
  /** What the address says of tints, so that the answer says it too. */
  tints?: Readonly<Record<string, string>>;
  className?: string | undefined;
  children: ReactNode;
};

/** Every change of the comparison, with and without script. */
export function CompareForm({ intent, product, back, tints, className, children }: Props) {
  return (
    <Form method="post" action={paths.compare(null, false, tints)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {product !== undefined && <input type="hidden" name="product" value={product} />}
      {back && <input type="hidden" name="back" value={back} />}
      {children}
    </Form>
  );
}
