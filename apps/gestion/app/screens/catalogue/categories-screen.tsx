import GripVertical from 'lucide-react/icons/grip-vertical';
import { data, Form, Link, redirect, useSubmit } from 'react-router';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { MoveCategoryDocument, ShelfCategoriesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { TreePlace } from '../../features/catalogue/drop-place.ts';
import { MovedBar } from '../../features/catalogue/moved-bar.tsx';
import { neighbours } from '../../features/catalogue/neighbours.ts';
import { placeOf } from '../../features/catalogue/place-before.ts';
import { doneWords, shelfCopy } from '../../features/catalogue/shelf-copy.ts';
import { ShelfPlaces } from '../../features/catalogue/shelf-places.tsx';
import { TreeDragMark } from '../../features/catalogue/tree-drag-mark.tsx';
import { useTreeDrag } from '../../features/catalogue/use-tree-drag.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/categories-screen';

const { category: copy } = shelfCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shelfCategories } = await context.get(backendContext).ask(ShelfCategoriesDocument, {});
  const address = new URL(request.url).searchParams;
  return { tree: shelfCategories, done: doneWords(address) };
}

/** One place up or down among its sisters, or where it was let go, in the tree that was read. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  const { shelfCategories: tree } = await ask(ShelfCategoriesDocument, {});
  const intent = formText(form, 'intent');
  const own = tree.find(({ id }) => String(id) === formText(form, 'rayon'));
  if (own?.parent == null) throw data(null, { status: 400 });
  const to = placeIn(form, intent, { parent: own.parent, ...neighbours(tree, own.id) });
  if (to === undefined) throw redirect(paths.categories());
  const move = { id: own.id, read: formText(form, 'lu'), ...to };
  const asked = await orRefusal(ask(MoveCategoryDocument, move));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  if (intent === 'remettre') throw redirect(`${paths.categories()}?fait=remis`);
  return { moved: { id: own.id, from: placeOf(tree, own.id) } };
}

type Around = ReturnType<typeof neighbours> & { parent: number };

/** Undefined at the end of the row. */
function placeIn(form: FormData, intent: string, { parent, up, down }: Around): TreePlace | undefined {
  const number = (name: string) => Number(formText(form, name)) || 0;
  switch (intent) {
    case 'up':
      return up && { parent, ...up };
    case 'down':
      return down && { parent, ...down };
    case 'poser':
    case 'remettre':
      return { parent: number('parent'), before: number('avant') || null };
    default:
      throw data(null, { status: 400 });
  }
}

export default function CategoriesScreen({ loaderData: { tree, done }, actionData }: Route.ComponentProps) {
  const moved = actionData && 'moved' in actionData ? actionData.moved : null;
  const movedName = tree.find(({ id }) => id === moved?.id)?.name;
  const rows = tree.filter(({ parent }) => parent !== null);
  const mayWrite = tree[0]?.may_write ?? false;
  const submit = useSubmit();
  const hasHandles = useHydrated() && mayWrite;
  const { drag, handle } = useTreeDrag(tree, (id, { parent, before }) => {
    const move = { intent: 'poser', rayon: id, lu: tree[0]?.tree_read ?? '', parent, avant: before ?? '' };
    void submit(move, { method: 'post', preventScrollReset: true });
  });
  const columns = [
    { label: copy.columns.name },
    { label: copy.columns.address },
    { label: copy.columns.products, figures: true },
    { label: copy.columns.menu },
    ...(mayWrite ? [{ label: copy.columns.act }] : []),
  ];
  return (
    <Page>
      <title>{`${shelfCopy.places.categories} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <h1>{shelfCopy.places.categories}</h1>
        <ShelfPlaces />
        <OutcomeNote done={done} />
        <FormRefusal
          title={shelfCopy.refused}
          refusal={actionData && 'refusal' in actionData ? actionData.refusal : null}
        />
        <p>{copy.says}</p>
        {hasHandles && <p>{copy.drag.says}</p>}
        <CardTable
          caption={copy.caption}
          columns={columns}
          rows={rows.map((row) => ({
            key: String(row.id),
            cells: [
              <span key="name" className={styles[levelOf(row.level)]}>
                {hasHandles && (
                  <span aria-hidden="true" className={styles.handle} {...handle(row)}>
                    <GripVertical size={20} />
                  </span>
                )}
                <Link to={paths.category(row.id)} className={styles.row}>
                  {row.name}
                </Link>
              </span>,
              <span key="address" className={styles.address}>
                {row.url_path}
              </span>,
              row.products,
              menuWords(row),
              ...(mayWrite ? [<Moves key="act" tree={tree} row={row} />] : []),
            ],
          }))}
        />
        {moved !== null && movedName !== undefined && mayWrite && (
          <MovedBar moved={moved} name={movedName} read={tree[0]?.tree_read ?? ''} />
        )}
      </div>
      {drag !== null && <TreeDragMark drag={drag} />}
    </Page>
  );
}

function menuWords(row: Tree[number]): string {
  if (!row.is_offered) return copy.outOfDays;
  return row.include_in_menu ? copy.inMenu : copy.notInMenu;
}

type Tree = Route.ComponentProps['loaderData']['tree'];

function Moves({ tree, row }: { tree: Tree; row: Tree[number] }) {
  const { up, down } = neighbours(tree, row.id);
  return (
    <Form method="post" className={styles.moves} preventScrollReset>
      <input type="hidden" name="rayon" value={row.id} />
      <input type="hidden" name="lu" value={row.tree_read} />
      {up !== undefined && (
        <Button type="submit" look="secondary" name="intent" value="up" aria-label={copy.upOf(row.name)}>
          {copy.up}
        </Button>
      )}
      {down !== undefined && (
        <Button type="submit" look="secondary" name="intent" value="down" aria-label={copy.downOf(row.name)}>
          {copy.down}
        </Button>
      )}
    </Form>
  );
}

const LEVELS = ['level2', 'level3', 'level4', 'level5', 'level6'] as const;

function levelOf(level: number): (typeof LEVELS)[number] {
  return LEVELS[level - 2] ?? 'level6';
}
