import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ContentsDocument } from '../../../generated/documents.ts';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { contentCopy as copy } from '../../features/content/content-copy.ts';
import { ContentsTable } from '../../features/content/contents-table.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import tabs from '../../features/office/tabs.module.css';
import { mayEdit } from './content-of.server.ts';
import styles from './contents-screen.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/contents-screen';

const FAMILIES: readonly ContentFactsFragment['family'][] = ['page', 'banner', 'menu', 'block'];

const WORKS = ['brouillons', 'dates'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const family = FAMILIES.find((known) => known === address.get('sorte')) ?? null;
  const work = WORKS.find((known) => known === address.get('travail')) ?? null;
  const search = address.get('q')?.trim() || null;
  const asked = { family, work, search, after: address.get('apres') };
  const { contents } = await context.get(backendContext).ask(ContentsDocument, asked);
  return { family, work, search, contents, mayChange: mayEdit(context) };
}

export default function ContentsScreen({
  loaderData: { family, work, search, contents, mayChange },
}: Route.ComponentProps) {
  const at = (wanted: Record<string, string | null>) => {
    const known = Object.entries({ sorte: family, travail: work, q: search, ...wanted });
    const kept = known.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return `?${new URLSearchParams(kept)}`;
  };
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[family && copy.families[family], work && copy.works[work], typedWords(search)]}
        found={foundWords(
          'contents',
          { count: contents.items.length, more: contents.next !== null },
          search === null ? copy.none : copy.noMatch,
        )}
      />
      <div className={styles.contents}>
        <div className={styles.head}>
          <h1>{copy.title}</h1>
          <div className={styles.acts}>
            <Link to={paths.contentPictures()} className={styles.link}>
              {copy.pictures.title}
            </Link>
            {mayChange && <ButtonLink to={paths.newContent()}>{copy.newPage}</ButtonLink>}
          </div>
        </div>
        <nav aria-label={copy.familyMenu} className={tabs.tabs}>
          {[null, ...FAMILIES].map((known) => (
            <Link
              key={known ?? ''}
              to={at({ sorte: known, travail: null })}
              aria-current={known === family && work === null ? 'page' : undefined}
            >
              {known === null ? copy.all : copy.families[known]}
            </Link>
          ))}
          {WORKS.map((known) => (
            <Link
              key={known}
              to={at({ sorte: null, travail: known })}
              aria-current={known === work ? 'page' : undefined}
            >
              {copy.works[known]}
            </Link>
          ))}
        </nav>
        <Form method="get" role="search" className={searchRow.search}>
          {work !== null && <input type="hidden" name="travail" value={work} />}
          {family !== null && <input type="hidden" name="sorte" value={family} />}
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={search ?? ''} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
        </Form>
        {contents.items.length === 0 ? (
          <EmptyState
            title={search === null ? copy.none : copy.noMatch}
            action={<Link to={paths.contents()}>{copy.clear}</Link>}
          />
        ) : (
          <ContentsTable items={contents.items} />
        )}
        {contents.items.length > 0 && (
          <a href={listFile('contenus.csv', { family, work, search })} className={styles.link} download>
            {listPagesCopy.csv}
          </a>
        )}
        {contents.next !== null && <Link to={at({ apres: contents.next })}>{copy.more}</Link>}
      </div>
    </Page>
  );
}
