import { data, redirect } from 'react-router';
import { RemoveSynonymDocument, SearchSynonymsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { ruleText, searchCopy } from '../../features/search/search-copy.ts';
import { onlyKeepers } from './search-keepers.server.ts';
import type { Route } from './+types/synonym-removal-screen';

const { synonyms: copy } = searchCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const { searchSynonyms } = await context.get(backendContext).ask(SearchSynonymsDocument, {});
  const rule = searchSynonyms.own.find((one) => String(one.id) === id);
  if (rule === undefined) throw data(null, { status: 404 });
  return { rule: ruleText(rule) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  await readForm(request);
  const asked = await orRefusal(context.get(backendContext).ask(RemoveSynonymDocument, { id: Number(id) }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.synonyms()}?fait=supprime`);
}

export default function SynonymRemovalScreen({ loaderData: { rule }, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={copy.removeTitle}
      says={copy.removeSays(rule)}
      confirm={copy.remove}
      back={{ to: paths.synonyms(), label: copy.back }}
      actKey=""
      refusal={actionData?.refusal}
    />
  );
}
