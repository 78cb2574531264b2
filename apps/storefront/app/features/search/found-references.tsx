import { Link } from 'react-router';
import { articlePath } from '../../addresses/article-path.ts';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { catalogueCopy } from '../catalogue/copy.ts';
import { searchCopy } from './copy.ts';
import styles from './found-references.module.css';

type Reference = { sku: string; name: string; url_key: string };

type Props = { references: readonly Reference[]; missing: readonly string[] };

/** References pasted together: each one's article, and all of them on to the quick order. */
export function FoundReferences({ references, missing }: Props) {
  return (
    <section className={styles.found} aria-labelledby="references-trouvees">
      <h2 id="references-trouvees" className={styles.title}>
        {searchCopy.foundReferences(references.length)}
      </h2>
      <ul className={styles.list}>
        {references.map((reference) => (
          <li key={reference.sku}>
            <Link to={articlePath(reference, reference.sku)}>{reference.name}</Link>{' '}
            <span className={styles.sku}>{catalogueCopy.reference(reference.sku)}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p>{searchCopy.missingReferences(missing)}</p>}
      <Form method="post" action={paths['quick-order']()}>
        <input type="hidden" name="intent" value="check" />
        <input type="hidden" name="list" value={references.map(({ sku }) => `${sku};1`).join('\n')} />
        <Button type="submit">{searchCopy.orderReferences}</Button>
      </Form>
    </section>
  );
}
