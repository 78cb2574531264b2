import { data, Link, redirect } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import {
  ChangeSynonymDocument,
  SearchSynonymsDocument,
  TrySynonymDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { searchCopy } from '../../features/search/search-copy.ts';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { SynonymForm } from '../../features/search/synonym-form.tsx';
import { ruleOf, typedSynonym } from '../../features/search/typed-synonym.ts';
import { onlyKeepers } from './search-keepers.server.ts';
import type { Route } from './+types/synonym-screen';

const { synonyms: copy } = searchCopy;

/** What was read goes along with what is typed: a change that came meanwhile is told, not overwritten. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const { ask } = context.get(backendContext);
  const address = new URL(request.url).searchParams;
  const { searchSynonyms } = await ask(SearchSynonymsDocument, {});
  const rule = searchSynonyms.own.find((one) => String(one.id) === id);
  if (rule === undefined) throw data(null, { status: 404 });
  const stands = { mots: rule.words.join(', '), vers: rule.leads_to.join(', ') };
  if (!address.has('voir'))
    return { typed: { ...stands, essai: '' }, read: stands, effect: null, refusal: null };
  const typed = typedSynonym(address);
  const read = { mots: address.get('lu_mots') ?? '', vers: address.get('lu_vers') ?? '' };
  const asked = await orRefusal(
    ask(TrySynonymDocument, { rule: ruleOf(typed), tried: typed.essai || null, id: rule.id }),
  );
  return 'refusal' in asked
    ? { typed, read, effect: null, refusal: asked.refusal }
    : { typed, read, effect: asked.done.trySynonym, refusal: null };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const ruleIn = (mots: string, vers: string) =>
    ruleOf({ mots: formText(form, mots), vers: formText(form, vers) });
  const change = { id: Number(id), read: ruleIn('lu_mots', 'lu_vers'), rule: ruleIn('mots', 'vers') };
  const asked = await orRefusal(context.get(backendContext).ask(ChangeSynonymDocument, change));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.synonyms()}?fait=modifie`);
}

export default function SynonymScreen({
  loaderData: { typed, read, effect, refusal },
  actionData,
}: Route.ComponentProps) {
  return (
    <SearchFrame title={copy.changeTitle}>
      <FormRefusal title={searchCopy.refused} refusal={actionData?.refusal ?? refusal} />
      <SynonymForm typed={typed} effect={effect} read={read} />
      <Link to={paths.synonyms()} className={styles.link}>
        {copy.back}
      </Link>
    </SearchFrame>
  );
}
