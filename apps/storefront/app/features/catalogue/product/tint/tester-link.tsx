import TestTube from 'lucide-react/icons/test-tube';
import { Link } from 'react-router';
import { paths } from '../../../../addresses/paths.ts';
import { buttonClass } from '../../../../ui/buttons/button.tsx';
import { choiceSearch } from '../product-choice.ts';
import type { Tint } from '../product-choice.ts';
import { tintCopy } from '../tint-copy.ts';

type Props = { urlKey: string; tint: Tint };

/** To the sample pot, in the tint that is chosen here. */
export function TesterLink({ urlKey, tint }: Props) {
  const carried = tint.kind === 'chart' ? { tint: tint.colour.code } : { tint: tint.hex, label: tint.label };
  return (
    <Link
      to={paths.product(urlKey) + choiceSearch(new URLSearchParams(), carried)}
      className={buttonClass({ look: 'secondary', size: 'normal', wide: false, className: undefined })}
    >
      <TestTube aria-hidden="true" size={20} />
      {tintCopy.tester}
    </Link>
  );
}
