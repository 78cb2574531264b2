import { Form, useLocation, useNavigate } from 'react-router';
import type { ChartTesters } from '../../../../actions/cart/chart-testers.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { EyeDropper } from './eye-dropper.tsx';
import type { FinderAnswer, FinderTint } from './finder-answer.ts';
import { finderCopy } from './finder-copy.ts';
import { FinderResult } from './finder-result.tsx';
import styles from './finder.module.css';
import { PhotoFinder } from './photo-finder.tsx';
import { useFinder } from './use-finder.ts';

type Props = {
  tints: readonly FinderTint[];
  first: { asked: string; answer: FinderAnswer };
  asked: string;
  testers: ChartTesters;
  canKeep: boolean;
};

/** A colour typed, taken from the screen or from a photograph; the address carries it. */
export function ColourFinder({ tints, first, asked, testers, canKeep }: Props) {
  const finder = useFinder(tints, first, asked);
  const isScripted = useHydrated();
  const navigate = useNavigate();
  const { answer } = finder;
  const refusal = answer.kind === 'refused' ? finderCopy.refusals[answer.reason] : null;
  // The same asked again is refused again, and heard again.
  const { key } = useLocation();
  useAnnouncedAnswer(finder.isCurrent && refusal && key, refusal);
  const show = (hex: string) =>
    void navigate(tintPaths['colour-finder'](hex), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.finder}>
      <Form method="get" replace preventScrollReset className={styles.form}>
        <Field label={finderCopy.typed} hint={finderCopy.typedHint} error={refusal}>
          {(control) => (
            <TextInput
              {...control}
              key={asked}
              name="couleur"
              defaultValue={asked}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit">{finderCopy.search}</Button>
          <EyeDropper onPicked={show} />
        </div>
      </Form>
      {isScripted && <PhotoFinder finder={finder} onPicked={show} />}
      <FinderResult answer={answer} testers={testers} canKeep={canKeep} />
    </div>
  );
}
