import { Link, redirect } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { AddSynonymDocument, TrySynonymDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { searchCopy } from '../../features/search/search-copy.ts';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { SynonymForm } from '../../features/search/synonym-form.tsx';
import { ruleOf, typedSynonym } from '../../features/search/typed-synonym.ts';
import { onlyKeepers } from './search-keepers.server.ts';
import type { Route } from './+types/new-synonym-screen';

const { synonyms: copy } = searchCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const address = new URL(request.url).searchParams;
  const typed = typedSynonym(address);
  if (!address.has('voir')) return { typed, effect: null, refusal: null };
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(TrySynonymDocument, { rule: ruleOf(typed), tried: typed.essai || null, id: null }),
  );
  return 'refusal' in asked
    ? { typed, effect: null, refusal: asked.refusal }
    : { typed, effect: asked.done.trySynonym, refusal: null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const rule = ruleOf({ mots: formText(form, 'mots'), vers: formText(form, 'vers') });
  const asked = await orRefusal(context.get(backendContext).ask(AddSynonymDocument, { rule }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.synonyms()}?fait=ajoute`);
}

export default function NewSynonymScreen({
  loaderData: { typed, effect, refusal },
  actionData,
}: Route.ComponentProps) {
  return (
    <SearchFrame title={copy.newTitle}>
      <FormRefusal title={searchCopy.refused} refusal={actionData?.refusal ?? refusal} />
      <SynonymForm typed={typed} effect={effect} />
      <Link to={paths.synonyms()} className={styles.link}>
        {copy.back}
      </Link>
    </SearchFrame>
  );
}
