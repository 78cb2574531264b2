import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { officeCopy } from '../office/office-copy.ts';
import { teamCopy } from './team-copy.ts';

const { form: copy } = teamCopy;

export type PlaceField = 'role' | 'magasins' | 'commercial';
type Known = { role: StaffRole; stores: string; representative: string };
type Props = {
  known: Known;
  /** those that the one who writes may give */
  roles: readonly StaffRole[];
  answer: FormAnswer<PlaceField> | undefined;
};

/** A role and what it is bound to: stores, or a portfolio. */
export function PlaceFields({ known, roles, answer }: Props) {
  return (
    <>
      <Field label={copy.role}>
        {(control) => (
          <Select
            {...control}
            name="role"
            defaultValue={answer?.values.role ?? known.role}
            options={roles.map((role) => ({ value: role, label: officeCopy.roles[role] }))}
          />
        )}
      </Field>
      <TextField
        name="magasins"
        label={copy.stores}
        hint={copy.storesHint}
        optional
        defaultValue={known.stores}
        answer={answer}
      />
      {roles.includes('commercial') && (
        <TextField
          name="commercial"
          type="email"
          label={copy.representative}
          hint={copy.representativeHint}
          optional
          defaultValue={known.representative}
          answer={answer}
        />
      )}
    </>
  );
}
