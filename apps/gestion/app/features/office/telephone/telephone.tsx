import type { OrderRowFragment } from '../../../../generated/documents.ts';
import { telephoneCopy as copy } from './telephone-copy.ts';
import { PhoneText } from './phone-text.tsx';

type Props = Pick<OrderRowFragment, 'telephone' | 'telephone_of'>;

/** Whom the store calls about an order, and whose number it is. */
export function Telephone({ telephone, telephone_of: of }: Props) {
  if (telephone === null) return null;
  return (
    <span>
      <a href={`tel:${telephone}`}>
        <PhoneText digits={telephone} />
      </a>
      {of !== null && <small> {copy[of]}</small>}
    </span>
  );
}
