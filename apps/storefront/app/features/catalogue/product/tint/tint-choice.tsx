import Palette from 'lucide-react/icons/palette';
import { openPanel, usePanel } from '../../../../panel-state/panel-store.ts';
import { chartPath } from '../chart-path.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { OwnTintOffer } from '../../colour/own/own-tint-offer.tsx';
import { CustomTintForm } from './custom-tint-form.tsx';
import type { ProductChoice } from '../product-choice.ts';
import { tintCopy } from '../tint-copy.ts';
import { TintNote } from './tint-note.tsx';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { InsteadTint, TintPrice } from '../price/tint-price.ts';
import styles from './tint-choice.module.css';

type Props = {
  choice: ProductChoice;
  urlKey: string;
  facade: number | null;
  instead: InsteadTint | null;
  tintCost: TintPrice | null;
  taxLabel: TaxLabel;
  tester: string | null;
  finish: string | null;
  showsTariff: boolean;
};

/** Any tint at the machine: from a chart, or the buyer's own. The base follows from the tint. */
export function TintChoice({ choice, urlKey, ...tinting }: Props) {
  const open = usePanel()?.[0] === 'colour-chart';
  return (
    <div className={styles.tint}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{tintCopy.title}</h3>
          {!choice.tint && <p className={styles.help}>{tintCopy.help}</p>}
        </div>
        <LinkButton
          to={chartPath(urlKey)}
          onPress={() => openPanel('colour-chart', {})}
          expanded={open}
          className={buttonClass({ look: 'secondary', size: 'normal', wide: false, className: undefined })}
        >
          <Palette aria-hidden="true" size={20} />
          {choice.tint ? tintCopy.changeTint : tintCopy.openChart}
        </LinkButton>
      </div>
      {!choice.tint && !choice.tintRefusal && <OwnTintOffer />}
      {(choice.tint || choice.tintRefusal) && <TintNote choice={choice} {...tinting} />}
      <div className={styles.more}>
        <Disclosure summary={tintCopy.ownTint} open={choice.tint?.kind === 'custom'}>
          <CustomTintForm tint={choice.tint?.kind === 'custom' ? choice.tint : null} />
        </Disclosure>
      </div>
    </div>
  );
}
