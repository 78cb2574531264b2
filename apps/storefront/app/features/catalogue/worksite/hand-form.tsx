import { HAND_FIELDS } from '@nuancier/domain/catalogue/calculator/reckon-work.ts';
import type { HandAnswer, HandWork } from '@nuancier/domain/catalogue/calculator/reckon-work.ts';
import { formatHundredths, formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import { MeasureInput } from './measure-input.tsx';
import { workCopy } from './work-copy.ts';
import styles from './work.module.css';

type Props = { work: HandWork; typed: (field: string) => string | null; answer: HandAnswer };

const WHOLE: ReadonlySet<string> = new Set(['couches', 'chutes', 'epaisseur']);

/** Measures in, quantity out: the address holds both, so that it works without script and can be sent on. */
export function HandForm({ work, typed, answer }: Props) {
  useAnnouncedResult(saidOf(answer));
  const wrong = answer.kind === 'not-a-measure' ? answer.fields : [];
  return (
    <>
      <Form method="get" action={paths.calculator()} className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="ouvrage" value={work} />
        <div className={styles.fields}>
          {Object.entries(HAND_FIELDS[work]).map(([name, before]) => {
            const choices = workCopy.choices[name];
            return (
              <MeasureInput
                key={name}
                name={name}
                value={typed(name) ?? before}
                whole={WHOLE.has(name)}
                error={wrong.includes(name) ? workCopy.notAMeasure : null}
                {...(choices && {
                  options: Object.entries(choices).map(([value, label]) => ({ value, label })),
                })}
              />
            );
          })}
        </div>
        <div className={styles.actions}>
          <Button type="submit">{workCopy.calculate}</Button>
        </div>
      </Form>
      <HandResult answer={answer} />
    </>
  );
}

function HandResult({ answer }: { answer: HandAnswer }) {
  if (answer.kind === 'empty' || answer.kind === 'not-a-measure') return null;
  if (answer.kind === 'out-of-range') return <ErrorMessage>{workCopy.outOfRange}</ErrorMessage>;
  return (
    <section className={styles.result}>
      <h2>{workCopy.result}</h2>
      <p className={styles.sentence}>{sentenceOf(answer)}</p>
      {answer.kind === 'paint' && answer.primerLitres !== null && (
        <p className={styles.sentence}>{workCopy.primer(tenths(answer.primerLitres))}</p>
      )}
      {answer.kind === 'packs' && answer.resistance !== null && (
        <p>{workCopy.resistance(formatHundredths(answer.resistance))}</p>
      )}
      {answer.kind === 'paint' && <p className={styles.small}>{workCopy.margin}</p>}
      <p className={styles.small}>{workCopy.onProducts}</p>
    </section>
  );
}

function saidOf(answer: HandAnswer): string {
  if (answer.kind === 'empty' || answer.kind === 'not-a-measure') return '';
  return answer.kind === 'out-of-range' ? workCopy.outOfRange : sentenceOf(answer);
}

function sentenceOf(answer: Extract<HandAnswer, { kind: 'paint' | 'paper' | 'packs' }>): string {
  if (answer.kind === 'paint') return workCopy.paint(tenths(answer.litres));
  if (answer.kind === 'paper') return workCopy.paper(answer.drops, answer.rolls);
  return workCopy.packs(formatNumber(answer.squareMetres), answer.packs);
}

// Rounded up: a need must not look smaller than it is.
const tenths = (value: number): string => formatNumber(Math.ceil(value * 10 - 1e-6) / 10);
