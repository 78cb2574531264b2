import { Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { AddSynonymDocument, TrySynonymDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { expressionsOf } from '../../features/search/search-address.ts';
import { searchCopy } from '../../features/search/search-copy.ts';
import { SearchEffect } from '../../features/search/search-effect.tsx';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { onlyKeepers } from './search-keepers.server.ts';
import type { Route } from './+types/new-synonym-screen';

const { synonyms: copy } = searchCopy;

/** What was typed stands in the address: the effect is shown before anything is written. */
export async function loader({ request, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const address = new URL(request.url).searchParams;
  const typed = {
    mots: address.get('mots')?.trim() ?? '',
    vers: address.get('vers')?.trim() ?? '',
    essai: address.get('essai')?.trim() ?? '',
  };
  if (!address.has('voir')) return { typed, effect: null, refusal: null };
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(TrySynonymDocument, { rule: ruleOf(typed.mots, typed.vers), tried: typed.essai || null }),
  );
  return 'refusal' in asked
    ? { typed, effect: null, refusal: asked.refusal }
    : { typed, effect: asked.done.trySynonym, refusal: null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const rule = ruleOf(formText(form, 'mots'), formText(form, 'vers'));
  const asked = await orRefusal(context.get(backendContext).ask(AddSynonymDocument, { rule }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.synonyms()}?fait=ajoute`);
}

function ruleOf(mots: string, vers: string) {
  return { words: expressionsOf(mots), leads_to: expressionsOf(vers) };
}

export default function NewSynonymScreen({
  loaderData: { typed, effect, refusal },
  actionData,
}: Route.ComponentProps) {
  return (
    <SearchFrame title={copy.newTitle}>
      <FormRefusal title={searchCopy.refused} refusal={actionData?.refusal ?? refusal} />
      <Form method="get" className={styles.form}>
        <input type="hidden" name="voir" value="1" />
        <TextField
          name="mots"
          label={copy.words}
          hint={copy.wordsHint}
          defaultValue={typed.mots}
          answer={undefined}
        />
        <TextField
          name="vers"
          label={copy.leadsTo}
          hint={copy.leadsToHint}
          defaultValue={typed.vers}
          optional
          answer={undefined}
        />
        <TextField
          name="essai"
          label={copy.tried}
          hint={copy.triedHint}
          defaultValue={typed.essai}
          optional
          answer={undefined}
        />
        <div className={styles.acts}>
          <Button type="submit" look={effect === null ? 'primary' : 'secondary'}>
            {copy.show}
          </Button>
        </div>
      </Form>
      {effect !== null && (
        <>
          <SearchEffect effect={effect} />
          <Form method="post" className={styles.form}>
            <input type="hidden" name="mots" value={typed.mots} />
            <input type="hidden" name="vers" value={typed.vers} />
            <p>{copy.saveSays}</p>
            <div className={styles.acts}>
              <Button type="submit">{copy.save}</Button>
            </div>
          </Form>
        </>
      )}
      <Link to={paths.synonyms()} className={styles.link}>
        {copy.back}
      </Link>
    </SearchFrame>
  );
}
