import {
  accessibilityCriteria,
  ASSESSED_ON,
} from '@nuancier/domain/site/accessibility/accessibility-criteria.ts';
import { assessmentOf } from '@nuancier/domain/site/accessibility/assessment.ts';
import { conformityOf, outsideAudit } from '@nuancier/domain/site/accessibility/conformity.ts';
import { AccessibilityPageDocument } from '../../../generated/documents.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { LongText } from '../../features/content/long-text.tsx';
import { accessibilityCopy as copy } from '../../features/site/accessibility/accessibility-copy.ts';
import { DeclarationParts } from '../../features/site/accessibility/declaration-parts.tsx';
import { DeclarationResults } from '../../features/site/accessibility/declaration-results.tsx';
import { editorsWords } from '../../features/site/accessibility/editors-words.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/accessibility-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { storeConfig, cmsPage } = await context
    .get(backendContext)
    .query(AccessibilityPageDocument, {}, { mayFail: ['cmsPage', 'storeConfig'] });
  const { origin } = context.get(pageContext);
  return {
    site: storeConfig?.store_name ?? '',
    seller: storeConfig?.seller ?? null,
    words: editorsWords(cmsPage?.content ?? ''),
    origin,
    // Computed on the server: the browser does not download the tests behind a criterion.
    criteria: accessibilityCriteria.map(({ id, level, proof: { kind } }) => ({ id, level, kind })),
    assessment: assessmentOf(accessibilityCriteria),
    assessedOn: ASSESSED_ON,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [copy.title],
    description: copy.description,
    canonical: loaderData && loaderData.origin + paths.accessibility(),
  });
}

export default function AccessibilityScreen({ loaderData }: Route.ComponentProps) {
  const { site, seller, words, origin, criteria, assessment, assessedOn } = loaderData;
  return (
    <Page>
      <Breadcrumbs items={[{ label: copy.title }]} />
      <h1>{copy.title}</h1>
      <div className="prose">
        <p>{copy.engagement(seller?.name ?? site, site)}</p>
        <p>{copy.scope(origin)}</p>
        <h2>{copy.state}</h2>
        <p>
          {copy.stateOf(site)} <strong>{copy.states[conformityOf(outsideAudit)]}</strong>
          {copy.reference} {outsideAudit === null ? copy.noAudit : copy.audit(outsideAudit)}
        </p>
        <DeclarationResults criteria={criteria} assessment={assessment} assessedOn={assessedOn} />
        <DeclarationParts criteria={criteria} seller={seller} assessedOn={assessedOn} />
        {words !== '' && (
          <>
            <h2>{copy.more}</h2>
            <LongText bare html={words} />
          </>
        )}
      </div>
    </Page>
  );
}
