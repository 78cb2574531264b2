import type { ListingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { parametersOf } from '@nuancier/domain/search/listing/listing-links.ts';

type Props = {
  choice: ListingChoice;
  /** Named by a field of the form itself. */
  except: string;
};

/** The rest of the choice travels along with a form; the page does not, since the list begins again. */
export function HiddenParameters({ choice, except }: Props) {
  return parametersOf({ ...choice, page: 1 })
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
