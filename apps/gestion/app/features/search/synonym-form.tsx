import { Form, useNavigation } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { TrySynonymQuery } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { useFollowed } from '../office/live/use-followed.ts';
import { searchCopy } from './search-copy.ts';
import { SearchEffect } from './search-effect.tsx';
import styles from './search-frame.module.css';
import type { TypedSynonym } from './typed-synonym.ts';

const { synonyms: copy } = searchCopy;

type Props = {
  typed: TypedSynonym;
  effect: TrySynonymQuery['trySynonym'] | null;
  /** of the rule that is changed, as it was read */
  read?: Pick<TypedSynonym, 'mots' | 'vers'>;
};

/** What is typed stands in the address: its effect is seen before anything is written. */
export function SynonymForm({ typed, effect, read }: Props) {
  const { state, location } = useNavigation();
  const isTrying = state === 'loading' && new URLSearchParams(location.search).has('voir');
  useFollowed(effect !== null && effect.after === null);
  return (
    <>
      <Form method="get" className={styles.form}>
        <input type="hidden" name="voir" value="1" />
        {read !== undefined && <Read read={read} />}
        <TextField
          name="mots"
          label={copy.words}
          hint={copy.wordsHint}
          defaultValue={typed.mots}
          answer={undefined}
        />
        <TextField
          name="vers"
          label={copy.leadsTo}
          hint={copy.leadsToHint}
          defaultValue={typed.vers}
          optional
          answer={undefined}
        />
        <TextField
          name="essai"
          label={copy.tried}
          hint={copy.triedHint}
          defaultValue={typed.essai}
          optional
          answer={undefined}
        />
        <div className={styles.acts}>
          <Button type="submit" look={effect === null ? 'primary' : 'secondary'} disabled={isTrying}>
            {copy.show}
          </Button>
          <p role="status">{isTrying && copy.trying}</p>
        </div>
      </Form>
      {effect !== null && (
        <>
          <SearchEffect effect={effect} />
          <OfficeForm className={styles.form}>
            {read !== undefined && <Read read={read} />}
            <input type="hidden" name="mots" value={typed.mots} />
            <input type="hidden" name="vers" value={typed.vers} />
            <p>{copy.saveSays}</p>
            <div className={styles.acts}>
              <Button type="submit">{copy.save}</Button>
            </div>
          </OfficeForm>
        </>
      )}
    </>
  );
}

function Read({ read: { mots, vers } }: { read: Pick<TypedSynonym, 'mots' | 'vers'> }) {
  return (
    <>
      <input type="hidden" name="lu_mots" value={mots} />
      <input type="hidden" name="lu_vers" value={vers} />
    </>
  );
}
