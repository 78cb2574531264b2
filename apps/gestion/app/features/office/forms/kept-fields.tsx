import type { KeptForm } from '../../../backend/kept-form/kept-form.ts';
import { LOOK_AGAIN, lookAgainMark } from '../../../backend/kept-form/look-again.ts';
import type { LookedAgain } from '../../../backend/kept-form/look-again.ts';

type Props = { kept: KeptForm; why?: LookedAgain['why'] };

/** All that was typed, marked so that nothing is written on the way. */
export function KeptFields({ kept: { fields, isWhole }, why = 'own' }: Props) {
  return (
    <>
      <input type="hidden" name={LOOK_AGAIN} value={lookAgainMark({ isWhole, why })} />
      {fields.map(([name, value], at) => (
        // The same name may come several times, in this order.
        <input key={at} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
