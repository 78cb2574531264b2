import GripVertical from 'lucide-react/icons/grip-vertical';
import { data, Link, redirect, useSubmit } from 'react-router';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { MoveCategoryDocument, ShelfCategoriesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { OPENED_BY } from '../../backend/kept-form/opened-by.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { doneWords, shelfCopy } from '../../features/catalogue/shelf-copy.ts';
import { ShelfPlaces } from '../../features/catalogue/shelf-places.tsx';
import {
  branchTo,
  readTreeView,
  shownRows,
  treeAddress,
  withOpen,
} from '../../features/catalogue/tree/branches.ts';
import type { TreeView } from '../../features/catalogue/tree/branches.ts';
import type { TreePlace } from '../../features/catalogue/tree/drop-place.ts';
import { FoldLink } from '../../features/catalogue/tree/fold-link.tsx';
import { MovedBar } from '../../features/catalogue/tree/moved-bar.tsx';
import { neighbours } from '../../features/catalogue/tree/neighbours.ts';
import { placeOf } from '../../features/catalogue/tree/place-before.ts';
import { TreeDragMark } from '../../features/catalogue/tree/tree-drag-mark.tsx';
import { TreeMoves } from '../../features/catalogue/tree/tree-moves.tsx';
import { TreeSearch } from '../../features/catalogue/tree/tree-search.tsx';
import { useTreeDrag } from '../../features/catalogue/tree/use-tree-drag.ts';
import { useOpenedBy } from '../../features/office/forms/use-opened-by.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/categories-screen';

const { category: copy } = shelfCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shelfCategories } = await context.get(backendContext).ask(ShelfCategoriesDocument, {});
  const address = new URL(request.url).searchParams;
  return { tree: shelfCategories, view: readTreeView(address), done: doneWords(address) };
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
  const view = readTreeView(new URL(request.url).searchParams);
  if (to === undefined) throw redirect(`${paths.categories()}${treeAddress(view)}`);
  const move = { id: own.id, read: formText(form, 'lu'), ...to };
  const asked = await orRefusal(ask(MoveCategoryDocument, move));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  if (intent === 'remettre') {
    const seen = new URLSearchParams(treeAddress(withOpen(view, branchTo(tree, to.parent))));
    seen.set('fait', 'remis');
    throw redirect(`${paths.categories()}?${seen}`);
  }
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

export default function CategoriesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tree, done } = loaderData;
  const moved = actionData && 'moved' in actionData ? actionData.moved : null;
  const movedName = tree.find(({ id }) => id === moved?.id)?.name;
  // What was moved is in sight where it went, even into a rayon that was closed.
  const branch = branchTo(tree, tree.find(({ id }) => id === moved?.id)?.parent ?? null);
  const view = withOpen(loaderData.view, branch);
  const { rows, found } = shownRows(tree, view);
  const here = `${paths.categories()}${treeAddress(view)}`;
  const mayWrite = tree[0]?.may_write ?? false;
  const submit = useSubmit();
  const openedBy = useOpenedBy();
  const hasHandles = useHydrated() && mayWrite;
  const { drag, handle } = useTreeDrag(tree, (id, { parent, before }) => {
    const move = { intent: 'poser', rayon: id, lu: tree[0]?.tree_read ?? '', parent, avant: before ?? '' };
    void submit(openedBy === null ? move : { ...move, [OPENED_BY]: openedBy }, {
      method: 'post',
      preventScrollReset: true,
    });
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
        <TreeSearch query={view.query} found={found} />
        {rows.length > 0 && (
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
                  <span className={styles.names}>
                    <Link to={paths.category(row.id)} className={styles.row}>
                      {row.name}
                    </Link>
                    <Fold tree={tree} of={row} view={view} />
                  </span>
                </span>,
                <span key="address" className={styles.address}>
                  {row.url_path}
                </span>,
                row.products,
                menuWords(row),
                ...(mayWrite ? [<TreeMoves key="act" tree={tree} row={row} />] : []),
              ],
            }))}
          />
        )}
        {moved !== null && movedName !== undefined && mayWrite && (
          <MovedBar moved={moved} name={movedName} read={tree[0]?.tree_read ?? ''} to={here} />
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

function Fold({ tree, of, view }: { tree: Tree; of: Tree[number]; view: TreeView }) {
  const inside = tree.filter(({ parent }) => parent === of.id).length;
  return inside === 0 ? null : <FoldLink of={of} inside={inside} view={view} />;
}

const LEVELS = ['level2', 'level3', 'level4', 'level5', 'level6'] as const;

function levelOf(level: number): (typeof LEVELS)[number] {
  return LEVELS[level - 2] ?? 'level6';
}
