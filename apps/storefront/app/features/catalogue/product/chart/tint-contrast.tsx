import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { contrastBetween } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { Form, Link } from 'react-router';
import { paths } from '../../../../addresses/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useAnnounced } from '../../../../ui/announcing/use-announced.ts';
import { askedParams, pairKeys, readAskedTints } from './asked-tints.ts';
import { chartCopy } from './chart-copy.ts';
import { chartPath } from '../chart-path.ts';
import styles from './colour-sheet.module.css';
import { ColourSwatch } from '../colour-swatch.tsx';
import { contrastCopy as copy } from './contrast-copy.ts';
import { TintField } from './tint-field.tsx';
import { tintWords } from '../tint-words.ts';

type Props = {
  colour: TintColour;
  /** What was typed. */
  asked?: string;
  /** The tint that is meant by it. */
  other?: TintColour | null;
  /** Where the answer is given without leaving the place; otherwise the colour's own page gives it. */
  onAsk?: (typed: string) => void;
};

/** Contrast with a second tint, and the ratio required for public buildings. */
export function TintContrast({ colour, asked = '', other = null, onAsk }: Props) {
  const contrast = other && contrastBetween(colour, other);
  const told = other && contrast && copy.between(chartCopy.title(other), tintWords(other), contrast.percent);
  const verdict = contrast && (contrast.isEnough ? copy.enough : copy.tooLittle);
  const fault = asked !== '' && other === null ? copy.unknown(asked) : null;
  const news = fault ?? (told && `${told} ${verdict}`);
  useAnnounced(news);
  // Who asks at the lower edge would not see that there is an answer.
  const section = useRef<HTMLElement>(null);
  const seen = useRef(news);
  useEffect(() => {
    if (news !== seen.current) section.current?.scrollIntoView({ block: 'nearest' });
    seen.current = news;
  }, [news]);
  const answerHere = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onAsk) return;
    event.preventDefault();
    onAsk(readAskedTints(typedIn(event.currentTarget)).other);
  };
  return (
    <section ref={section} className={styles.contrast}>
      <h3>{copy.title}</h3>
      <Form
        method="get"
        action={chartPath()}
        className={styles.with}
        preventScrollReset
        onSubmit={answerHere}
      >
        <input type="hidden" name={pairKeys.one} value={colour.code} />
        <TintField label={copy.other} name={pairKeys.other} asked={asked} error={fault} />
        <Button type="submit" look="secondary">
          {copy.reckon}
        </Button>
      </Form>
      {other && contrast && (
        <>
          <p className={styles.result}>
            <ColourSwatch hex={colour.hex} />
            <ColourSwatch hex={other.hex} />
            <span>
              <strong>{told}</strong> {verdict}
            </span>
          </p>
          <p>
            <Link to={paths.compare(null, false, askedParams({ one: colour.code, other: other.code }))}>
              {copy.inComparison}
            </Link>
          </p>
          <p className={styles.small}>{copy.basis}</p>
        </>
      )}
    </section>
  );
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.set(name, value);
  return typed;
}
