import type { CalculatorFacts } from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import Calculator from 'lucide-react/icons/calculator';
import { openPanel, usePanel } from '../../../../panel-state/panel-store.ts';
import { paths } from '../../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { productCopy } from '../copy.ts';

/** Without script: the page that shows the calculation by hand. */
export function CalculatorButton({ facts }: { facts: CalculatorFacts }) {
  const open = usePanel()?.[0] === 'quantity-calculator';
  return (
    <LinkButton
      to={paths.calculator()}
      onPress={() => openPanel('quantity-calculator', { facts })}
      expanded={open}
      className={buttonClass({ look: 'secondary', size: 'normal', wide: false, className: undefined })}
    >
      <Calculator aria-hidden="true" size={20} />
      {productCopy.calculator}
    </LinkButton>
  );
}
