import { Form, Link, redirect, useNavigation } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { PinnedSearchDocument, PinProductsDocument, TryPinsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { PinList } from '../../features/search/pin-list.tsx';
import { searchCopy } from '../../features/search/search-copy.ts';
import { SearchEffect } from '../../features/search/search-effect.tsx';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { onlyKeepers } from './search-keepers.server.ts';
import type { Route } from './+types/pinning-screen';

const { pins: copy } = searchCopy;

/** The list in the address, once it was changed there; until then the shop's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const { ask } = context.get(backendContext);
  const address = new URL(request.url).searchParams;
  const words = address.get('mots')?.trim() ?? '';
  if (words === '') return { words, read: [], tried: null, refusal: null };
  const { pinnedSearch } = await ask(PinnedSearchDocument, { words });
  const read = pinnedSearch?.products.map(({ sku }) => sku) ?? [];
  const typed = address.getAll('ref').map((sku) => sku.trim());
  const skus = address.has('choix') ? typed.filter((sku) => sku !== '') : read;
  const asked = await orRefusal(ask(TryPinsDocument, { words, skus }));
  if (!('refusal' in asked)) return { words, read, tried: asked.done.tryPins, refusal: null };
  // Without the last one, which was added by this press.
  const before = await orRefusal(ask(TryPinsDocument, { words, skus: skus.slice(0, -1) }));
  return { words, read, tried: 'refusal' in before ? null : before.done.tryPins, refusal: asked.refusal };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const pins = { words: formText(form, 'mots'), skus: texts('ref'), read: texts('lu') };
  const asked = await orRefusal(context.get(backendContext).ask(PinProductsDocument, pins));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.pins()}?fait=${pins.skus.length === 0 ? 'retire' : 'epingle'}`);
}

export default function PinningScreen({
  loaderData: { words, read, tried, refusal },
  actionData,
}: Route.ComponentProps) {
  return (
    <SearchFrame title={words === '' ? copy.newTitle : copy.ofTitle(words)}>
      <FormRefusal title={searchCopy.refused} refusal={actionData?.refusal ?? refusal} />
      {tried === null ? <WordsForm words={words} /> : <Pinning words={words} read={read} tried={tried} />}
      <Link to={paths.pins()} className={styles.link}>
        {copy.back}
      </Link>
    </SearchFrame>
  );
}

function WordsForm({ words }: { words: string }) {
  return (
    <Form method="get" className={styles.form}>
      <TextField
        name="mots"
        label={copy.search}
        hint={copy.searchHint}
        defaultValue={words}
        answer={undefined}
      />
      <div className={styles.acts}>
        <Button type="submit">{copy.go}</Button>
      </div>
    </Form>
  );
}

type Tried = NonNullable<Route.ComponentProps['loaderData']['tried']>;

function Pinning({ words, read, tried }: { words: string; read: readonly string[]; tried: Tried }) {
  const skus = tried.pinned.map(({ sku }) => sku);
  const placeOf = (changed: readonly string[]) => `?${address(words, changed)}`;
  const { state, location } = useNavigation();
  const isTrying = state === 'loading' && new URLSearchParams(location.search).has('choix');
  const isChanged = skus.join('\n') !== read.join('\n');
  return (
    <>
      <section className={styles.section}>
        <h2>{copy.list}</h2>
        {skus.length === 0 ? <p>{copy.none}</p> : <PinList pinned={tried.pinned} placeOf={placeOf} />}
        <Form method="get" className={searchRow.fields} preventScrollReset>
          <input type="hidden" name="mots" value={words} />
          <input type="hidden" name="choix" value="1" />
          {skus.map((sku) => (
            <input key={sku} type="hidden" name="ref" value={sku} />
          ))}
          <TextField
            key={skus.join(' ')}
            name="ref"
            label={copy.reference}
            hint={copy.referenceHint}
            answer={undefined}
          />
          <Button type="submit" look="secondary">
            {copy.addIt}
          </Button>
        </Form>
        <p role="status">{isTrying && copy.trying}</p>
      </section>
      <OfficeForm className={styles.form}>
        <input type="hidden" name="mots" value={words} />
        {skus.map((sku) => (
          <input key={sku} type="hidden" name="ref" value={sku} />
        ))}
        {read.map((sku) => (
          <input key={sku} type="hidden" name="lu" value={sku} />
        ))}
        <p>{isChanged ? copy.saveSays : copy.unchanged}</p>
        {isChanged && (
          <div className={styles.acts}>
            <Button type="submit">{skus.length === 0 ? copy.saveNone : copy.save}</Button>
          </div>
        )}
      </OfficeForm>
      <SearchEffect
        effect={tried}
        pinPlace={(sku) => (skus.includes(sku) ? null : placeOf([...skus, sku]))}
      />
      <Link to={paths.pinning()} className={styles.link}>
        {copy.otherWords}
      </Link>
    </>
  );
}

function address(words: string, skus: readonly string[]): URLSearchParams {
  const made = new URLSearchParams({ mots: words, choix: '1' });
  for (const sku of skus) made.append('ref', sku);
  return made;
}
