import styles from './code-picture.module.css';

type Props = { picture: string; label: string; shape: 'line' | 'square' };

/** Black on white in every theme: readers need it so. */
export function CodePicture({ picture, label, shape }: Props) {
  return <img src={picture} alt={label} className={styles[shape]} />;
}
