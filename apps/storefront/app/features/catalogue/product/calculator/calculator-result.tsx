import { cheapestPacks } from '@nuancier/domain/catalogue/calculator/cheapest-packs.ts';
import type { PackCount, PackMix } from '@nuancier/domain/catalogue/calculator/cheapest-packs.ts';
import { mixTotal } from '@nuancier/domain/catalogue/calculator/mix-total.ts';
import type {
  CalculatorFacts,
  CalculatorPack,
  DraftAnswer,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import { euros } from '@nuancier/domain/money.ts';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { AddMixForm } from '../../../cart/adding/add-mix-form.tsx';
import { calculatorCopy } from './calculator-copy.ts';
import styles from './calculator.module.css';

export type TakeQuantity = (pack: string, count: number) => void;

type Props = {
  answer: DraftAnswer;
  facts: CalculatorFacts;
  packs: readonly CalculatorPack[];
  onTake: TakeQuantity;
};

/** How much is needed and the cheapest way to buy it: all of it into the cart, or a line into the product page. */
export function CalculatorResult({ answer, facts, packs, onTake }: Props) {
  useAnnounced(saidOf(answer, packs), calculatorCopy.noResult);
  if (answer.kind === 'empty') return <p className={styles.small}>{yieldLine(facts)}</p>;
  if (answer.kind === 'not-a-measure') return <ErrorMessage>{calculatorCopy.notAMeasure}</ErrorMessage>;
  if (answer.kind === 'no-surface') return <ErrorMessage>{calculatorCopy.noSurface}</ErrorMessage>;
  if (answer.kind !== 'needed') return <ErrorMessage>{calculatorCopy.outOfRange}</ErrorMessage>;
  const mix = cheapestPacks(answer.needed.quantity, packs);
  if (!mix) return <ErrorMessage>{calculatorCopy.outOfRange}</ErrorMessage>;
  const { unit, area, drops } = answer.needed;
  const isMixed = mix.lines.length > 1;
  return (
    <div className={styles.result}>
      <p className={styles.small}>
        {drops === undefined
          ? calculatorCopy.resultArea(formatNumber(area))
          : calculatorCopy.resultWall(formatNumber(area))}
      </p>
      <p className={styles.sentence}>{sentenceOf(answer.needed, mix)}</p>
      <p className={styles.small}>
        {facts.taxLabel && (
          <>
            <strong>
              {calculatorCopy.price(formatAmount(euros(mixTotal(mix.lines, facts.taxLabel))), facts.taxLabel)}
            </strong>
            {drops === undefined && ' · '}
          </>
        )}
        {drops === undefined && calculatorCopy.left(formatTenths(mix.surplus), unit)}
      </p>
      <div className={styles.takes}>
        {facts.bought && isMixed && (
          <AddMixForm
            {...facts.bought}
            packs={mix.lines.map(({ pack: { sku }, count }) => ({ sku, count }))}
            label={calculatorCopy.takeAll}
            name={calculatorCopy.takeAllNamed(packsText(mix))}
            adding={calculatorCopy.adding}
          />
        )}
        {mix.lines.map(({ pack, count }) => (
          <Button
            key={pack.label}
            look={isMixed ? 'secondary' : 'primary'}
            onClick={() => onTake(pack.label, count)}
          >
            {isMixed ? calculatorCopy.takeLine(lineText({ pack, count })) : calculatorCopy.take}
          </Button>
        ))}
      </div>
      {!facts.colourChosen && <p className={styles.small}>{calculatorCopy.colourFirst}</p>}
    </div>
  );
}

type Needed = Extract<DraftAnswer, { kind: 'needed' }>['needed'];

function sentenceOf({ quantity, unit, drops }: Needed, mix: PackMix<CalculatorPack>): string {
  return drops === undefined
    ? calculatorCopy.result(formatTenths(quantity), unit, packsText(mix))
    : calculatorCopy.resultDrops(drops, packsText(mix));
}

/** The result alone: what can be done with it is found below. */
function saidOf(answer: DraftAnswer, packs: readonly CalculatorPack[]): string | null {
  const mix = answer.kind === 'needed' ? cheapestPacks(answer.needed.quantity, packs) : null;
  return answer.kind === 'needed' && mix ? sentenceOf(answer.needed, mix) : null;
}

/** What the reckoning starts from: the yield, or what is lost on the way. */
export function yieldLine({ yields, yieldText }: CalculatorFacts): string {
  if (yields.kind === 'laid') return calculatorCopy.laid(yields.wastePercent);
  return yields.kind === 'drops' ? calculatorCopy.match(yieldText) : calculatorCopy.yield(yieldText);
}

function packsText(mix: PackMix<CalculatorPack>): string {
  return mix.lines.map(lineText).join(' + ');
}

function lineText({ pack, count }: PackCount<CalculatorPack>): string {
  return calculatorCopy.line(count, pack.label);
}

// Rounded up: a need must not look smaller than it is.
function formatTenths(quantity: number): string {
  return formatNumber(Math.ceil(quantity * 10 - 1e-6) / 10);
}
