import { lrvOfHex } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import { euros } from '@nuancier/domain/money.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { formatAmount } from '../../../../text/format.ts';
import { paths } from '../../../../addresses/paths.ts';
import { ErrorMessage } from '../../../../ui/field/error-message.tsx';
import { ColourSwatch } from '../colour-swatch.tsx';
import { productCopy } from '../copy.ts';
import type { ProductChoice, Tint, TintRefusal } from '../product-choice.ts';
import styles from './tint-choice.module.css';
import { TesterButton } from '../../../cart/adding/tester-button.tsx';
import type { TestedTint } from '../../../cart/adding/tester-button.tsx';
import { tintCopy } from '../tint-copy.ts';
import type { TintPrice } from '../price/tint-price.ts';
import { tintWords } from '../tint-words.ts';

type Props = {
  choice: ProductChoice;
  facade: boolean;
  tintCost: TintPrice | null;
  tester: string | null;
  /** Of the paint: a satin is tried in satin. */
  finish: string | null;
  /** Whether the buyer may read what tinting costs. */
  showsTariff: boolean;
};

/** What the chosen tint means: its base, its supplement, and that it cannot be given back. */
export function TintNote({ choice, facade, tintCost, tester, finish, showsTariff }: Props) {
  const { tint, tintRefusal, variant } = choice;
  const tooDark = facade && tint?.kind === 'chart' && !tint.colour.facade_ok;
  return (
    <div className={styles.note}>
      {tint && (
        <p className={styles.chosen}>
          <ColourSwatch hex={tint.hex} large />
          <span>
            <strong>{tint.label ?? tint.hex}</strong>
            <span className={styles.base}>{tintWords(measured(tint))}</span>
            {!tintRefusal && variant.color && (
              <span className={styles.base}>{tintCopy.base(variant.color.label)}</span>
            )}
          </span>
        </p>
      )}
      {tintRefusal && <ErrorMessage>{refusalText(tintRefusal, tint)}</ErrorMessage>}
      {tint && !tintRefusal && (
        <>
          {showsTariff && (
            <p className={styles.small}>
              {supplementText(tint, tintCost)}
              <Link to={paths.content('mise-a-la-teinte')}>{tintCopy.tariff}</Link>.
            </p>
          )}
          <p className={styles.warning}>
            <TriangleAlert aria-hidden="true" size={18} />
            <span>{tintCopy.warning}</span>
          </p>
          {tooDark && (
            <p className={styles.warning}>
              <TriangleAlert aria-hidden="true" size={18} />
              <span>{tintCopy.facadeWarning}</span>
            </p>
          )}
          {tester && <TesterButton tint={testedTint(tint)} finish={finish} />}
        </>
      )}
    </div>
  );
}

// A chart says what it measured; of the buyer's own tint only the screen's colour is known.
function measured(tint: Tint): { hex: string; lrv: number } {
  return tint.kind === 'chart' ? tint.colour : { hex: tint.hex, lrv: lrvOfHex(tint.hex) };
}

function testedTint(tint: Tint): TestedTint {
  if (tint.kind === 'custom') return { hex: tint.hex, code: null, name: null, label: tint.label };
  const { hex, code, name } = tint.colour;
  return { hex, code, name, label: null };
}

function supplementText(tint: Tint, cost: TintPrice | null): string {
  if (cost) {
    const amount = formatAmount(euros(cost.perLitre));
    return tintCopy.supplementOf(
      amount,
      cost.taxLabel,
      cost.tintClass,
      tintCopy.classes[cost.tintClass] ?? '',
    );
  }
  if (tint.kind === 'custom') return tintCopy.customSupplement;
  const { tint_class } = tint.colour;
  return tintCopy.supplement(tint_class, tintCopy.classes[tint_class] ?? '');
}

function refusalText(refusal: TintRefusal, tint: Tint | null): string {
  if (refusal === 'not-machine-made' && tint?.kind === 'chart')
    return tintCopy.notMachineMade(tint.colour.special ?? '');
  return refusal === 'unknown-tint' ? productCopy.unknownTint : tintCopy.noBase;
}
