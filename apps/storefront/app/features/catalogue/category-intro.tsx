import { Picture } from '../../ui/picture.tsx';
import styles from './category-intro.module.css';
import { catalogueCopy } from './copy.ts';

type Props = {
  name: string;
  description: string | null;
  image: string | null;
  productCount: number;
};

/** What a category is: its name, how much it holds, its text and its drawn scene. */
export function CategoryIntro({ name, description, image, productCount }: Props) {
  return (
    <div className={styles['intro']}>
      <div>
        <h1>{name}</h1>
        <p className={styles['count']}>{catalogueCopy.productCount(productCount)}</p>
        {description ? <p className={styles['text']}>{description}</p> : null}
      </div>
      {image ? (
        <Picture
          source={image}
          available={['800x450', '1600x500']}
          sizes="(min-width: 1024px) 640px, 100vw"
          alt=""
          eager
          className={styles['picture']}
        />
      ) : null}
    </div>
  );
}
