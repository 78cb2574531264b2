import { Link } from 'react-router';
import type { ControlAttributes } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { paths } from '../../addresses/paths.ts';
import { settingsCopy as copy } from './settings-copy.ts';
import styles from './setting-control.module.css';

type Props = {
  control: ControlAttributes;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  typed: string;
};

/** Among the pictures that were brought; the one in place is seen, and another is brought where pictures are. */
export function PictureChoice({ control, name, value, choices, typed }: Props) {
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  const options = [
    { value: '', label: copy.noPicture },
    ...(isListed ? [] : [{ value, label: copy.standingPicture }]),
    ...choices,
  ];
  return (
    <div className={styles.picture}>
      <Select {...control} name={name} defaultValue={typed} options={options} />
      {value !== '' && <img src={`/media/${value}`} alt={copy.standingPicture} className={styles.shown} />}
      <Link to={paths.contentPictures()} className={styles.link}>
        {copy.bringPicture}
      </Link>
    </div>
  );
}
