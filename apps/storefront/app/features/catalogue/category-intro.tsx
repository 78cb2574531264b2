import { from } from '@nuancier/domain/site/breakpoints.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import styles from './category-intro.module.css';

type Props = {
  name: string;
  description: string | null;
  image: string | null;
};

/** What a category is: its name, its text and its drawn scene. */
export function CategoryIntro({ name, description, image }: Props) {
  return (
    <div className={styles.intro}>
      <div>
        <h1>{name}</h1>
        {description ? <p className={styles.text}>{description}</p> : null}
      </div>
      {image ? (
        <Picture
          source={image}
          available={['800x450', '1600x500']}
          sizes={`${from('lg')} 416px, 100vw`}
          alt=""
          eager
          className={styles.picture}
        />
      ) : null}
    </div>
  );
}
