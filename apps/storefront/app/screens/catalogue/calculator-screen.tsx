import { ITE_ROLES } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import type { IteRole } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import { HAND_WORKS, reckonWork } from '@nuancier/domain/catalogue/calculator/reckon-work.ts';
import { useSearchParams } from 'react-router';
import { CalculatorPageDocument, ItePartDocument } from '../../../generated/documents.ts';
import type { IteProductFragment } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { HandForm } from '../../features/catalogue/worksite/hand-form.tsx';
import { IteForm } from '../../features/catalogue/worksite/ite-form.tsx';
import { workCopy } from '../../features/catalogue/worksite/work-copy.ts';
import { WorkNav } from '../../features/catalogue/worksite/work-nav.tsx';
import { chartProse } from '../../features/catalogue/product/chart/chart-prose.ts';
import { LongText } from '../../features/content/long-text.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/calculator-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const isIte = new URL(request.url).searchParams.get('ouvrage') === 'ite';
  const [{ cmsPage }, parts] = await Promise.all([
    backend.query(CalculatorPageDocument, {}, { mayFail: ['cmsPage'] }),
    isIte ? partsOf(backend) : null,
  ]);
  return { page: cmsPage, parts, canonical: context.get(pageContext).origin + paths.calculator() };
}

// One question for each part: among thousands of panels the few profiles would never come first.
async function partsOf(backend: Backend): Promise<Record<IteRole, IteProductFragment[]>> {
  const ask = async (role: IteRole): Promise<[IteRole, IteProductFragment[]]> => {
    const { products } = await backend.query(ItePartDocument, { role: workCopy.roles[role] });
    return [role, products?.items?.filter((item) => item !== null) ?? []];
  };
  const parts = new Map(await Promise.all(ITE_ROLES.map(ask)));
  const of = (role: IteRole) => parts.get(role) ?? [];
  return {
    'starting-rail': of('starting-rail'),
    insulation: of('insulation'),
    adhesive: of('adhesive'),
    dowels: of('dowels'),
    'corner-bead': of('corner-bead'),
    'joinery-bead': of('joinery-bead'),
    'drip-bead': of('drip-bead'),
    'stop-bead': of('stop-bead'),
    'base-coat': of('base-coat'),
    mesh: of('mesh'),
    primer: of('primer'),
    finish: of('finish'),
  };
}

/** The first of the works needs no name beside the page's own. */
function workPart(search: string): readonly string[] {
  const work = new URLSearchParams(search).get('ouvrage');
  const known = work === 'ite' ? work : HAND_WORKS.find((one) => one === work);
  return known ? [workCopy.works[known]] : [];
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [...workPart(location.search), loaderData?.page?.meta_title ?? workCopy.page],
    description: loaderData?.page?.meta_description ?? workCopy.description,
    canonical: loaderData?.canonical,
  });
}

export default function CalculatorScreen({ loaderData: { page, parts } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const typed = (field: string) => params.get(field);
  const work = HAND_WORKS.find((known) => known === params.get('ouvrage')) ?? 'peinture';
  const { title, before } = chartProse(page?.content ?? '');
  return (
    <Page>
      <Breadcrumbs items={[{ label: workCopy.page }]} />
      <h1>{title ?? workCopy.page}</h1>
      <WorkNav work={parts ? 'ite' : work} />
      {parts ? (
        <IteForm key="ite" typed={typed} parts={parts} />
      ) : (
        <HandForm key={work} work={work} typed={typed} answer={reckonWork(work, typed)} />
      )}
      <LongText html={before} />
    </Page>
  );
}
