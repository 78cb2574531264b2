import { menuOf } from '@nuancier/domain/site/menu.ts';
import { Form, Link, useRouteLoaderData } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { errorHelp } from './error-copy.ts';
import styles from './error-page.module.css';
import type { FrameData } from '../../../backend/frame/frame-data.ts';
import { menuHref } from '../menu/menu-href.ts';

/** On the not-found page: the search and the universes. */
export function ErrorLinks() {
  // The frame itself may be what failed to load.
  const frame = useRouteLoaderData<FrameData>('root');
  const menu = menuOf((frame?.layout.categoryList ?? []).flatMap((root) => root?.children ?? []));
  return (
    <>
      <Form action={paths.search()} method="get" role="search" className={styles.search}>
        <Field label={errorHelp.search}>
          {(control) => (
            <div className={styles.field}>
              <TextInput {...control} name="q" type="search" autoComplete="off" />
              <Button type="submit">{errorHelp.submit}</Button>
            </div>
          )}
        </Field>
      </Form>
      {menu.shop.length > 0 && (
        <nav aria-labelledby="univers-404">
          <h2 id="univers-404" className={styles.subtitle}>
            {errorHelp.universes}
          </h2>
          <ul className={styles.universes}>
            {menu.shop.map(({ uid, name, link }) => (
              <li key={uid}>
                <Link to={menuHref(link)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
