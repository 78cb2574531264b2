import { isTooDarkOutside } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { lrvOfHex } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import { euros } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../../addresses/paths.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { ColourSwatch } from '../colour-swatch.tsx';
import { productCopy } from '../copy.ts';
import type { ProductChoice, Tint, TintRefusal } from '../product-choice.ts';
import styles from './tint-choice.module.css';
import { InsteadLink } from './instead-link.tsx';
import { MadeIn } from './made-in.tsx';
import { TesterButton } from '../../../cart/adding/tester-button.tsx';
import type { TestedTint } from '../../../cart/adding/tester-button.tsx';
import { tintCopy } from '../tint-copy.ts';
import type { InsteadTint, TintPrice } from '../price/tint-price.ts';
import { tintWords } from '../tint-words.ts';

type Props = {
  choice: ProductChoice;
  facade: number | null;
  instead: InsteadTint | null;
  tintCost: TintPrice | null;
  taxLabel: TaxLabel;
  tester: string | null;
  /** Of the paint: a satin is tried in satin. */
  finish: string | null;
  /** Whether the buyer may read what tinting costs. */
  showsTariff: boolean;
};

/** What the chosen tint means: its supplement, that it cannot be given back, and what keeps it from being made. */
export function TintNote({
  choice,
  facade,
  instead,
  tintCost,
  taxLabel,
  tester,
  finish,
  showsTariff,
}: Props) {
  const { tint, tintRefusal } = choice;
  const tooDark = tint !== null && facade !== null && isTooDarkOutside(measured(tint), facade);
  return (
    <div className={styles.note}>
      {tint && (
        <p className={styles.chosen}>
          <ColourSwatch hex={tint.hex} large />
          <span>
            <strong>{tint.label ?? tint.hex}</strong>
            <span className={styles.base}>{tintWords(measured(tint))}</span>
          </span>
        </p>
      )}
      {tintRefusal && <ErrorMessage>{refusalText(tintRefusal, tint)}</ErrorMessage>}
      {tintRefusal === 'no-base-deep-enough' && instead && (
        <p className={styles.small}>
          {tintCopy.nearestMade}
          <InsteadLink tint={instead} />
        </p>
      )}
      {tintRefusal && tint && <MadeIn tint={tint} />}
      {tint && !tintRefusal && (
        <>
          {showsTariff && (
            <p className={styles.small}>
              {supplementText(tint, tintCost, taxLabel)}
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
              <span>
                {tintCopy.tooDark(formatTenths(measured(tint).lrv), formatNumber(facade))}{' '}
                {instead && (
                  <>
                    {tintCopy.lighter}
                    <InsteadLink tint={instead} />
                  </>
                )}
              </span>
            </p>
          )}
          {tester && <TesterButton tint={testedTint(tint)} finish={finish} offer={tester} />}
        </>
      )}
    </div>
  );
}

// A chart says what it measured; of the buyer's own tint only the screen's colour is known.
function measured(tint: Tint): { hex: string; lrv: number } {
  return tint.kind === 'chart' ? tint.colour : { hex: tint.hex, lrv: lrvOfHex(tint.hex) };
}

/** « 4,8 » */
function formatTenths(value: number): string {
  return formatNumber(Math.round(value * 10) / 10);
}

function testedTint(tint: Tint): TestedTint {
  if (tint.kind === 'custom') return { hex: tint.hex, code: null, name: null, label: tint.label };
  const { hex, code, name } = tint.colour;
  return { hex, code, name, label: null };
}

function supplementText(tint: Tint, cost: TintPrice | null, taxLabel: TaxLabel): string {
  if (cost && cost.perLitreHt !== null) {
    const { perLitreHt, tintClass } = cost;
    const shown = taxLabel === 'HT' ? perLitreHt : includingTax(perLitreHt, taxRate('standard'));
    const name = tintCopy.classes[tintClass] ?? '';
    return tintCopy.supplementOf(formatAmount(euros(shown)), taxLabel, tintClass, name);
  }
  if (tint.kind === 'custom') return tintCopy.customSupplement;
  const { tint_class } = tint.colour;
  return tintCopy.supplement(tint_class, tintCopy.classes[tint_class] ?? '');
}

function refusalText(refusal: TintRefusal, tint: Tint | null): string {
  if (refusal === 'not-machine-made' && tint?.kind === 'chart')
    return tintCopy.notMachineMade(tint.colour.special ?? '');
  return refusal === 'unknown-tint' ? productCopy.unknownTint : tintCopy.notMade;
}
