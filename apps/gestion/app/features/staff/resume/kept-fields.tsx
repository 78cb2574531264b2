import type { KeptForm } from '../../../backend/kept-form/kept-form.ts';
import { LOOK_AGAIN, lookAgainMark } from '../../../backend/kept-form/look-again.ts';

type Props = { kept: KeptForm; isOthers?: boolean };

/** All that was typed, marked so that nothing is written on the way. */
export function KeptFields({ kept: { fields, isWhole }, isOthers = false }: Props) {
  return (
    <>
      <input type="hidden" name={LOOK_AGAIN} value={lookAgainMark({ isWhole, isOthers })} />
      {fields.map(([name, value], at) => (
        // The same name may come several times, in this order.
        <input key={at} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
