import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { contrastBetween } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import { Form, Link } from 'react-router';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../../addresses/paths.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { pairKeys } from './asked-tints.ts';
import type { AskedTints } from './asked-tints.ts';
import { chartCopy } from './chart-copy.ts';
import styles from './tint-contrast.module.css';
import { ColourSwatch } from '../colour-swatch.tsx';
import { contrastCopy as copy } from './contrast-copy.ts';
import { TintField } from './tint-field.tsx';
import { tintWords } from '../tint-words.ts';

type Tint = ShownColour | null;

type Props = {
  asked: AskedTints;
  one: Tint;
  other: Tint;
  /** Other parameters of the page's address, to be preserved. */
  kept: Readonly<Record<string, string>>;
};

/** Two tints side by side in the comparison: words and figures of each, and their contrast. */
export function TintPair({ asked, one, other, kept }: Props) {
  const contrast = one && other && contrastBetween(one, other);
  const told =
    one && other && contrast ? copy.betweenBoth(tintTitle(one), tintTitle(other), contrast.percent) : null;
  const verdict = contrast && (contrast.isEnough ? copy.enough : copy.tooLittle);
  useAnnounced(told && `${told} ${verdict}`);
  const isAsked = asked.one !== '' || asked.other !== '';
  const fault = (typed: string, found: Tint, missing: string) => {
    if (!isAsked || found) return null;
    return typed === '' ? missing : copy.unknown(typed);
  };
  return (
    <section className={classNames(styles.contrast, styles.pair)}>
      <h2>{copy.pair.title}</h2>
      <p>{copy.pair.intro}</p>
      <Form method="get" action={paths.compare()} className={styles.contrast} preventScrollReset>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.fields}>
          <TintField
            label={copy.pair.one}
            name={pairKeys.one}
            asked={asked.one}
            error={fault(asked.one, one, copy.pair.missingOne)}
          />
          <TintField
            label={copy.pair.other}
            name={pairKeys.other}
            asked={asked.other}
            error={fault(asked.other, other, copy.pair.missingOther)}
          />
        </div>
        <div>
          <Button type="submit" look="secondary">
            {copy.reckon}
          </Button>
        </div>
      </Form>
      {one && other && contrast && (
        <>
          <CardTable
            caption={copy.pair.table}
            columns={[
              { label: copy.pair.tint },
              { label: chartCopy.facts.words },
              { label: chartCopy.facts.lrv, figures: true },
            ]}
            rows={[one, other].map((tint, at) => ({
              key: `${at} ${tint.code}`,
              cells: [
                <Link key="tint" to={tintPaths.colour(tint.code)} className={styles.named}>
                  <ColourSwatch hex={tint.hex} /> {tintTitle(tint)}
                </Link>,
                tintWords(tint),
                formatNumber(tint.lrv),
              ],
            }))}
          />
          <p>
            <strong>{told}</strong> {verdict}
          </p>
          <p className={styles.small}>{copy.basis}</p>
        </>
      )}
    </section>
  );
}
