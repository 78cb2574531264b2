import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import {
  calculationInfo,
  calculatorCopy,
} from '../../features/catalogue/product/calculator/calculator-copy.ts';
import { yieldLine } from '../../features/catalogue/product/calculator/calculator-result.tsx';
import styles from '../../features/catalogue/product/calculator/calculator.module.css';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel, openPanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';

/** Where the figures come from. It takes the calculator's place and gives back what was typed there. */
export default function PaintCalculationInfoPanel({ calculator }: PanelProps['paint-calculation-info']) {
  return (
    <Drawer
      title={calculatorCopy.infoTitle}
      onClose={closePanel}
      lead={
        <IconButton
          ref={takeFocus}
          label={calculatorCopy.backToCalculator}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => openPanel('quantity-calculator', calculator)}
        />
      }
    >
      <dl className={styles.info}>
        <div>
          <dt>{yieldLine(calculator.facts)}</dt>
          <dd>{calculatorCopy.info}</dd>
        </div>
        {calculationInfo.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={paths.calculator()}>{calculatorCopy.twin}</Link>
      </p>
    </Drawer>
  );
}
