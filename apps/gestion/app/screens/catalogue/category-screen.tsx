import { data, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import {
  DateCategoryDocument,
  MoveCategoryDocument,
  ShelfCategoriesDocument,
  WriteCategoryDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { DaysForm } from '../../features/catalogue/days-form.tsx';
import { branchTo, treeAddress } from '../../features/catalogue/tree/branches.ts';
import { MovedBar } from '../../features/catalogue/tree/moved-bar.tsx';
import { placeOf } from '../../features/catalogue/tree/place-before.ts';
import { doneWords, shelfCopy } from '../../features/catalogue/shelf-copy.ts';
import { RichEditor } from '../../features/editor/rich-editor.tsx';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { factsKey } from '../../features/office/unsaved/facts-key.ts';
import { guarded } from '../../features/office/unsaved/has-unsaved.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/category-screen';

const { category: copy, product } = shelfCopy;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shelfCategories: tree } = await context.get(backendContext).ask(ShelfCategoriesDocument, {});
  const category = tree.find(({ id }) => String(id) === params.id);
  if (category === undefined) throw data(null, { status: 404 });
  const inside = category.url_path;
  const parents = tree
    .filter(
      ({ id, url_path: path }) =>
        id !== category.id && (inside === '' || !`${path}/`.startsWith(`${inside}/`)),
    )
    .map(({ id, name, level }) => ({ value: String(id), label: `${'– '.repeat(level - 1)}${name}` }));
  return {
    category,
    parents,
    back: treeAround(tree, category.id),
    done: doneWords(new URL(request.url).searchParams),
  };
}

/** The tree, opened where this rayon stands. */
function treeAround(
  tree: readonly { id: number; parent: number | null }[],
  id: number,
  done?: string,
): string {
  const open = branchTo(tree, tree.find((line) => line.id === id)?.parent ?? null);
  const address = new URLSearchParams(treeAddress({ open, query: '' }));
  if (done !== undefined) address.set('fait', done);
  return address.size === 0 ? paths.categories() : `${paths.categories()}?${address}`;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => formText(form, name);
  const { ask } = context.get(backendContext);
  const id = Number(params.id);
  const values = Object.fromEntries([...form].map(([name]) => [name, text(name)]));
  if (text('intent') === 'deplacer') {
    const move = { id, read: text('arbre'), parent: Number(text('parent')) || 0 };
    const { shelfCategories: tree } = await ask(ShelfCategoriesDocument, {});
    const asked = await orRefusal(ask(MoveCategoryDocument, move));
    if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
    return { moved: { id, from: placeOf(tree, id) } };
  }
  if (text('intent') === 'jours') {
    const days = { from: text('du') || null, until: text('au') || null };
    const asked = await orRefusal(ask(DateCategoryDocument, { id, read: text('lu'), ...days }));
    if ('refusal' in asked) return notAccepted<string>({ values, ...atItsField(asked.refusal) });
    throw redirect(`${paths.category(id)}?fait=jours#jours`);
  }
  if (text('nom') === '') return notAccepted({ values, faults: { nom: copy.nameMissing }, refusal: null });
  const input = {
    name: text('nom'),
    include_in_menu: text('menu') === 'on',
    description: text('description'),
    meta_title: text('meta_titre'),
    meta_description: text('meta_description'),
  };
  const asked = await orRefusal(ask(WriteCategoryDocument, { id, read: text('lu'), input }));
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  const { shelfCategories: tree } = await ask(ShelfCategoriesDocument, {});
  throw redirect(treeAround(tree, id, 'rayon'));
}

export default function CategoryScreen({
  loaderData: { category, parents, back, done },
  actionData,
}: Route.ComponentProps) {
  const refused = actionData && 'values' in actionData ? actionData : undefined;
  const answerOf = (intent: 'deplacer' | 'jours' | undefined): FormAnswer | undefined =>
    refused?.values['intent'] === intent ? refused : undefined;
  const answer = answerOf(undefined);
  return (
    <Page>
      <title>{`${category.name} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={back} className={styles.row}>
          {copy.back}
        </Link>
        <h1>{category.name}</h1>
        <p>{category.url_path}</p>
        {!category.is_offered && <p>{copy.notNow}</p>}
        <FormRefusal title={shelfCopy.refused} refusal={refused?.refusal} />
        {actionData && 'moved' in actionData && (
          <MovedBar moved={actionData.moved} name={category.name} read={category.tree_read} to={back} />
        )}
        {category.may_write && (
          <OfficeForm noValidate className={styles.form} {...guarded(answer)}>
            <input type="hidden" name="lu" value={category.read} />
            <TextField name="nom" label={copy.name} defaultValue={category.name} answer={answer} />
            <Checkbox
              name="menu"
              label={copy.menu}
              defaultChecked={answer ? answer.values['menu'] === 'on' : category.include_in_menu}
            />
            <RichEditor
              key={category.description}
              name="description"
              label={copy.text}
              html={answer?.values['description'] ?? category.description}
              optional
            />
            <TextField
              name="meta_titre"
              label={product.metaTitle}
              optional
              defaultValue={category.meta_title}
              answer={answer}
            />
            <TextField
              name="meta_description"
              label={product.metaDescription}
              optional
              defaultValue={category.meta_description}
              answer={answer}
            />
            <Button type="submit">{copy.save}</Button>
          </OfficeForm>
        )}
        {category.may_write && category.parent !== null && (
          <>
            <section id="jours" className={styles.screen}>
              <h2>{shelfCopy.days.title}</h2>
              <OutcomeNote done={done} leads />
              <p>{copy.daysSay}</p>
              <DaysForm
                key={factsKey(category.visible_from, category.visible_until)}
                of={category}
                answer={answerOf('jours')}
              />
            </section>
            <h2>{copy.move}</h2>
            <p>{copy.says}</p>
            <OfficeForm className={styles.form}>
              <input type="hidden" name="intent" value="deplacer" />
              <input type="hidden" name="arbre" value={category.tree_read} />
              <Field label={copy.under}>
                {(control) => (
                  <Select
                    {...control}
                    name="parent"
                    defaultValue={String(category.parent)}
                    options={parents}
                  />
                )}
              </Field>
              <Button type="submit" look="secondary">
                {copy.moveIt}
              </Button>
            </OfficeForm>
          </>
        )}
      </div>
    </Page>
  );
}
