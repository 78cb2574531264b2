import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { contrastBetween } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { paths } from '../../../../addresses/paths.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { askedParams, pairKeys } from './asked-tints.ts';
import styles from './tint-contrast.module.css';
import { ColourSwatch } from '../colour-swatch.tsx';
import { contrastCopy as copy } from './contrast-copy.ts';
import { TintField } from './tint-field.tsx';
import { tintWords } from '../tint-words.ts';

export type AskedOther = {
  /** What was typed. */
  asked: string;
  /** The tint that is meant by it. */
  other: ShownColour | null;
};

/** Contrast with a second tint, and the ratio required for public buildings. The colour's own page answers. */
export function TintContrast({ colour, asked, other }: AskedOther & { colour: ShownColour }) {
  const contrast = other && contrastBetween(colour, other);
  const told = other && contrast && copy.between(tintTitle(other), tintWords(other), contrast.percent);
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
  return (
    <section ref={section} className={styles.contrast}>
      <h2>{copy.title}</h2>
      <Form method="get" action={tintPaths.colour(colour.code)} className={styles.with} preventScrollReset>
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
