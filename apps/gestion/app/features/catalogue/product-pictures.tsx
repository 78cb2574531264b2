import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { picturesCopy as copy } from './pictures-copy.ts';
import styles from './product-pictures.module.css';
import type { ShelfProduct } from './product-texts-form.tsx';

type Props = { product: ShelfProduct; answer: FormAnswer | undefined };
type Picture = ShelfProduct['pictures'][number];

/** By whose they are, in their order; `answer`: of the form of one of them, when it was refused. */
export function ProductPictures({ product, answer }: Props) {
  const { pictures, sku } = product;
  if (pictures.length === 0) return <p>{copy.none}</p>;
  const references = [...new Set(pictures.map(({ reference }) => reference))];
  return references.map((reference) => {
    const own = pictures.filter((picture) => picture.reference === reference);
    const title = reference === sku ? copy.ofProduct : copy.ofArticle(reference);
    return (
      <section key={reference} className={styles.group}>
        <h3>{title}</h3>
        <ol className={styles.pictures}>
          {own.map((picture, at) => (
            <li key={picture.url} className={styles.picture}>
              <img
                src={picture.url}
                alt={picture.alt || copy.nth(at + 1)}
                width={160}
                height={160}
                loading="lazy"
                className={styles.thumbnail}
              />
              {product.may_write && (
                <Acts
                  product={product}
                  picture={picture}
                  answer={isOf(answer, picture) ? answer : undefined}
                  {...{ at, title, last: own.length - 1 }}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

type ActsProps = Props & { picture: Picture; at: number; last: number; title: string };

function Acts({ product, picture, at, last, title, answer }: ActsProps) {
  const { reference, position, alt } = picture;
  const moves = [
    ...(at > 0 ? (['up'] as const) : []),
    ...(at < last ? (['down'] as const) : []),
    ...(at > 1 ? (['first'] as const) : []),
  ];
  const place = (
    <>
      <input type="hidden" name="intent" value="photo" />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="place" value={position} />
      <input type="hidden" name="lu" value={product.pictures_read} />
    </>
  );
  return (
    <div className={styles.acts}>
      <OfficeForm noValidate preventScrollReset className={styles.words}>
        {place}
        <TextField
          name="alt"
          label={copy.alt}
          hint={copy.altHint}
          optional
          defaultValue={alt}
          answer={answer}
        />
        <Button type="submit" look="secondary" name="geste" value="decrire">
          {copy.saveAlt}
        </Button>
      </OfficeForm>
      <OfficeForm preventScrollReset className={styles.moves}>
        {place}
        {moves.map((move) => (
          <Button
            key={move}
            type="submit"
            look="secondary"
            name="geste"
            value={move}
            aria-label={copy.moveOf(copy.moves[move], at + 1, title)}
          >
            {copy.moves[move]}
          </Button>
        ))}
        <Link
          to={paths.removingPicture(product.sku, { reference, position, read: product.pictures_read })}
          aria-label={copy.removeOf(at + 1, title)}
          className={styles.remove}
        >
          {copy.remove}
        </Link>
      </OfficeForm>
    </div>
  );
}

function isOf(answer: FormAnswer | undefined, { reference, position }: Picture): boolean {
  return answer?.values['reference'] === reference && answer.values['place'] === String(position);
}
