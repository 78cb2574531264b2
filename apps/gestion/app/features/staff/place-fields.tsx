import { useState } from 'react';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { isStaffRole, ROLE_BINDS } from '@nuancier/domain/staff/roles.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { TeamChoicesQuery } from '../../../generated/documents.ts';
import { officeCopy } from '../office/office-copy.ts';
import { codesOf } from './read-place.ts';
import type { PlaceField } from './read-place.ts';
import { StoreChoice } from './store-choice.tsx';
import { teamCopy } from './team-copy.ts';

const { form: copy } = teamCopy;

type Props = {
  known: { role: StaffRole; stores: readonly string[]; representative: string };
  /** those that the one who writes may give */
  roles: readonly StaffRole[];
  choices: TeamChoicesQuery['teamChoices'];
  answer: FormAnswer<PlaceField> | undefined;
};

/** A role and what it is bound to: stores, or a portfolio. Without script both stand there, and say whose they are. */
export function PlaceFields({ known, roles, choices, answer }: Props) {
  const [role, setRole] = useState(answer?.values.role ?? known.role);
  const hydrated = useHydrated();
  const binds = isStaffRole(role) && (hydrated || roles.length === 1) ? ROLE_BINDS[role] : null;
  const ticked = answer?.values.magasins;
  const { representatives } = choices;
  return (
    <>
      <Field label={copy.role}>
        {(control) => (
          <Select
            {...control}
            name="role"
            defaultValue={role}
            onChange={({ currentTarget }) => setRole(currentTarget.value)}
            options={roles.map((one) => ({ value: one, label: officeCopy.roles[one] }))}
          />
        )}
      </Field>
      <StoreChoice
        stores={choices.stores}
        chosen={ticked === undefined ? known.stores : codesOf(ticked)}
        isNeeded={binds === null ? null : binds === 'stores'}
        error={answer?.faults.magasins}
      />
      {roles.includes('commercial') && (
        <div hidden={binds !== null && binds !== 'portfolio'}>
          <Field
            label={copy.representative}
            hint={copy.representativeHint}
            required={binds === 'portfolio'}
            error={answer?.faults.commercial}
          >
            {(control) => (
              <Select
                {...control}
                name="commercial"
                defaultValue={answer?.values.commercial ?? known.representative}
                options={[
                  { value: '', label: copy.noRepresentative },
                  ...representatives.map(({ email, name }) => ({
                    value: email,
                    label: copy.representativeOf(name, email),
                  })),
                ]}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}
