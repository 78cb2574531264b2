import { Link } from 'react-router';
import { GIVEN_PICTURES, PICTURE_USES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { ContentPicturesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { contentCopy } from '../../features/content/content-copy.ts';
import { AddPictureForm } from '../../features/content/add-picture-form.tsx';
import type { TypedPicture } from '../../features/content/add-picture-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { notTakenTitle, refusedPictures } from '../../features/office/refused-pictures.ts';
import { mayEdit } from './content-of.server.ts';
import styles from './content-pictures-screen.module.css';
import type { Route } from './+types/content-pictures-screen';

const { pictures: copy } = contentCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const asked = { after: address.get('apres') };
  const { contentPictures } = await context.get(backendContext).ask(ContentPicturesDocument, asked);
  return {
    pictures: contentPictures,
    mayChange: mayEdit(context),
    done: Object.entries(copy.done).find(([name]) => name === address.get('fait'))?.[1] ?? null,
    notTaken: refusedPictures(address),
    typed: typedIn(address),
  };
}

function typedIn(address: URLSearchParams): TypedPicture | null {
  if (!address.has('refus')) return null;
  const use = PICTURE_USES.find((known) => known === address.get('usage')) ?? 'page';
  return { use, alt: (address.get('texte') ?? '').slice(0, GIVEN_PICTURES.longestWords) };
}

export default function ContentPicturesScreen({
  loaderData: { pictures, mayChange, done, notTaken, typed },
}: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.screen} id="photos">
        <Link to={paths.contents()} className={styles.link}>
          {contentCopy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        <OutcomeNote done={done} />
        <FormRefusal title={notTakenTitle} refusal={notTaken} />
        {mayChange && (
          <>
            <h2>{copy.add}</h2>
            <AddPictureForm typed={typed} />
          </>
        )}
        {pictures.items.length === 0 && <p>{copy.none}</p>}
        <ul className={styles.pictures}>
          {pictures.items.map(({ shape, alt, author, at, sizes }) => (
            <li key={sizes[0]?.src} className={styles.picture}>
              <img src={sizes[1]?.src} alt={alt} loading="lazy" className={styles.shown} />
              <p>{alt}</p>
              <p>{`${copy.shapes[shape]} · ${copy.by(author, formatMoment(new Date(at)))}`}</p>
              <Disclosure summary={copy.addresses}>
                {sizes.map(({ src, width, height }) => (
                  <p key={src}>
                    {copy.address(width, height)} <code className={styles.address}>{src}</code>
                  </p>
                ))}
              </Disclosure>
            </li>
          ))}
        </ul>
        {pictures.next !== null && (
          <Link to={`?apres=${pictures.next}`} className={styles.link}>
            {copy.more}
          </Link>
        )}
      </div>
    </Page>
  );
}
