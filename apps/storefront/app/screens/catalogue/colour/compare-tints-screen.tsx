import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { Form, Link, redirect } from 'react-router';
import { MeantTintsDocument, TintsSideBySideDocument } from '../../../../generated/documents.ts';
import { testerOffers } from '../../../actions/cart/tester-offers.server.ts';
import type { Backend } from '../../../backend/backend.server.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { colourCopy } from '../../../features/catalogue/colour/colour-copy.ts';
import {
  compareTintsCopy as copy,
  MOST_COMPARED,
} from '../../../features/catalogue/colour/compare/compare-copy.ts';
import { pairDistances } from '../../../features/catalogue/colour/compare/pair-distances.server.ts';
import { TintsSideBySide } from '../../../features/catalogue/colour/compare/tints-side-by-side.tsx';
import styles from '../../../features/catalogue/colour/compare/tints-side-by-side.module.css';
import { findTint } from '../../../features/catalogue/product/chart/find-tint.ts';
import { TintField } from '../../../features/catalogue/product/chart/tint-field.tsx';
import { chartPath } from '../../../features/catalogue/product/chart-path.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/compare-tints-screen.ts';

const keys = { codes: 'teintes', added: 'ajout' } as const;

/** What an address may name: two of them more than the API reads would tell nobody anything. */
const MOST_NAMED = 8;
const LONGEST_ASKED = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const backend = context.get(backendContext);
  const codes = namedCodes(searchParams.get(keys.codes) ?? '');
  const { colourSheets } =
    codes.length === 0 ? { colourSheets: [] } : await backend.query(TintsSideBySideDocument, { codes });
  const known = colourSheets.flatMap((sheet) => sheet ?? []);
  const shown = known.slice(0, MOST_COMPARED);
  const asked = (searchParams.get(keys.added) ?? '').trim().slice(0, LONGEST_ASKED);
  return {
    sheets: shown,
    testers: await testerOffers(
      context,
      shown.map(({ colour }) => colour),
    ),
    pairs: pairDistances(shown.map(({ colour }) => colour)),
    leftOut: known.slice(MOST_COMPARED).map(({ colour }) => tintTitle(colour)),
    unknown: codes.filter((_, at) => !colourSheets[at]),
    asked,
    fault:
      asked === ''
        ? null
        : await refusedTint(
            backend,
            asked,
            known.map(({ colour }) => colour.code),
          ),
    canonical: context.get(pageContext).origin + tintPaths['compare-tints'](),
  };
}

/** Once each, in the order of the address. */
function namedCodes(text: string): string[] {
  const codes = text.split(',').map((code) => optionCode(code.slice(0, LONGEST_ASKED)));
  return [...new Set(codes)].filter((code) => code !== '').slice(0, MOST_NAMED);
}

/** A tint that can be added is: its address is thrown. Otherwise why not. */
async function refusedTint(backend: Backend, asked: string, codes: readonly string[]): Promise<string> {
  const { colourChart } = await backend.query(MeantTintsDocument, {});
  const tint = findTint(colourChart?.colours ?? [], asked);
  if (!tint) return copy.unknown(asked);
  if (codes.includes(tint.code)) throw redirect(tintPaths['compare-tints'](codes));
  if (codes.length >= MOST_COMPARED) return copy.full(asked);
  throw redirect(tintPaths['compare-tints']([...codes, tint.code]));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const names = loaderData?.sheets.map(({ colour }) => colour.name) ?? [];
  return pageMeta(matches, {
    title: [...(names.length > 0 ? [names.join(', ')] : []), copy.title],
    canonical: loaderData?.canonical,
    noindex: true,
  });
}

export default function CompareTintsScreen({ loaderData }: Route.ComponentProps) {
  const { sheets, pairs, testers, leftOut, unknown, asked, fault } = loaderData;
  useAnnounced(fault ?? (sheets.length === 0 ? copy.none : copy.count(sheets.length)));
  return (
    <Page>
      <Breadcrumbs items={[{ label: colourCopy.chart, to: chartPath() }, { label: copy.title }]} />
      <h1>{copy.title}</h1>
      <p>{copy.intro}</p>
      {unknown.length > 0 && <p>{copy.unknownCodes(unknown.join(', '))}</p>}
      {leftOut.length > 0 && <p>{copy.leftOut(leftOut.join(' ; '))}</p>}
      <Form method="get" className={styles.add} preventScrollReset>
        <input
          type="hidden"
          name={keys.codes}
          value={sheets.map(({ colour }) => optionCode(colour.code)).join(',')}
        />
        <TintField key={sheets.length} label={copy.add} name={keys.added} asked={asked} error={fault} />
        <Button type="submit" look="secondary">
          {copy.addButton}
        </Button>
      </Form>
      {sheets.length < 2 && (
        <p>
          {sheets.length === 0 ? copy.none : copy.one} <Link to={chartPath()}>{copy.chart}</Link>
        </p>
      )}
      {sheets.length > 0 && <TintsSideBySide sheets={sheets} pairs={pairs} testers={testers} />}
    </Page>
  );
}
