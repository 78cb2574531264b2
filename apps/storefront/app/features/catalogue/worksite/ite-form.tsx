import { ITE_ROLES } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import type { IteRole } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import { thicknessIn } from '@nuancier/domain/catalogue/calculator/thermal-resistance.ts';
import type { IteProductFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import { FACADE_FIELDS, facadeFields, readFacade, USUAL_THICKNESS } from './ite-facade.ts';
import { iteLine } from './ite-lines.ts';
import { areaSentence, IteResult } from './ite-result.tsx';
import { MeasureInput } from './measure-input.tsx';
import { workCopy } from './work-copy.ts';
import styles from './work.module.css';

export type IteParts = Readonly<Record<IteRole, readonly IteProductFragment[]>>;

type Props = { typed: (field: string) => string | null; parts: IteParts };

/** A façade's measures and the products of each part; then the whole system. */
export function IteForm({ typed, parts }: Props) {
  const answer = readFacade(typed);
  useAnnouncedResult(answer.kind === 'work' ? areaSentence(answer.work) : '');
  const chosen = (role: IteRole) =>
    parts[role].find(({ url_key }) => url_key === typed(fieldOf(role))) ?? parts[role][0] ?? null;
  const insulation = chosen('insulation');
  const thicknesses = insulation?.configuration?.colors.map(({ label }) => label) ?? [];
  const asked = thicknesses.find((label) => label === typed('epaisseur-ite')) ?? USUAL_THICKNESS;
  const thickness = thicknessIn(thicknesses.includes(asked) ? asked : (thicknesses[0] ?? '')) ?? 0;
  const others = ITE_ROLES.filter((role) => role !== 'insulation' && parts[role].length > 1);
  return (
    <>
      <p className={styles.intro}>{workCopy.ite.intro}</p>
      <Form method="get" action={paths.calculator()} className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="ouvrage" value="ite" />
        <div className={styles.fields}>
          {facadeFields.map((name) => (
            <MeasureInput
              key={name}
              name={name}
              value={typed(name) ?? FACADE_FIELDS[name]}
              whole={name === 'angles' || name === 'fenetres' || name === 'portes'}
              error={
                answer.kind === 'not-a-measure' && answer.fields.includes(name) ? workCopy.notAMeasure : null
              }
            />
          ))}
          {insulation && (
            <>
              <MeasureInput
                name={fieldOf('insulation')}
                value={insulation.url_key ?? ''}
                options={optionsOf(parts.insulation)}
              />
              <MeasureInput
                key={insulation.url_key}
                name="epaisseur-ite"
                value={asked}
                options={thicknesses.map((label) => ({ value: label, label }))}
              />
            </>
          )}
        </div>
        {others.length > 0 && (
          <Disclosure summary={workCopy.ite.products}>
            <div className={styles.fields}>
              {others.map((role) => (
                <Field key={role} label={workCopy.roles[role]}>
                  {(control) => (
                    <Select
                      {...control}
                      name={fieldOf(role)}
                      defaultValue={chosen(role)?.url_key ?? ''}
                      options={optionsOf(parts[role])}
                    />
                  )}
                </Field>
              ))}
            </div>
          </Disclosure>
        )}
        <div className={styles.actions}>
          <Button type="submit">{workCopy.calculate}</Button>
        </div>
      </Form>
      {(answer.kind === 'no-surface' || answer.kind === 'out-of-range') && (
        <ErrorMessage>{answer.kind === 'no-surface' ? workCopy.noSurface : workCopy.outOfRange}</ErrorMessage>
      )}
      {answer.kind === 'work' && (
        <IteResult
          work={answer.work}
          lines={answer.work.needs.map((need) => iteLine(need, chosen(need.role), thickness))}
          thickness={thickness}
        />
      )}
    </>
  );
}

/** The field that names the product of a part; the insulation is asked for among the measures. */
function fieldOf(role: IteRole): string {
  return role === 'insulation' ? 'isolant' : `produit-${role}`;
}

function optionsOf(products: readonly IteProductFragment[]) {
  return products.map(({ url_key, name }) => ({ value: url_key ?? '', label: name ?? '' }));
}
