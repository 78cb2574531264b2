import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CampaignsDocument, SimulateCartDocument } from '../../../generated/documents.ts';
import type { CampaignFactsFragment } from '../../../generated/documents.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { typedWords } from '../../features/office/list-title/list-words.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { campaignsCopy } from '../../features/pricing/campaigns-copy.ts';
import { PricingPlaces } from '../../features/pricing/pricing-places.tsx';
import styles from '../../features/pricing/pricing.module.css';
import { refusedWords, simulationAsked, simulatorValues } from '../../features/pricing/simulation-asked.ts';
import { SimulationResult } from '../../features/pricing/simulation-result.tsx';
import { simulatorCopy as copy } from '../../features/pricing/simulator-copy.ts';
import type { Route } from './+types/simulator-screen';

const CARTS = [
  { value: 'saisi', label: copy.typed },
  { value: 'en-cours', label: copy.own },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const values = simulatorValues(address);
  const { ask } = context.get(backendContext);
  const { campaigns } = await ask(CampaignsDocument, {});
  const open = campaigns.rows.filter(({ phase }) => phase !== 'terminee');
  const asked = address.has('panier') ? simulationAsked(values) : null;
  if (asked === null || 'fault' in asked)
    return { values, open, simulation: null, told: null, fault: asked?.fault ?? null };
  const found = await orBadSearch(ask(SimulateCartDocument, { input: asked.input }));
  if ('told' in found) return { values, open, simulation: null, told: found.told, fault: null };
  const { simulateCart: simulation } = found.done;
  // Of what was typed, where it was typed; a cart of a customer's own was not typed here.
  const fault = asked.input.own_cart ? null : refusedWords(simulation.refused);
  const isEmpty = fault !== null && simulation.lines.length === 0;
  return { values, open, simulation: isEmpty ? null : simulation, told: null, fault };
}

export default function SimulatorScreen({
  loaderData: { values, open, simulation, told, fault },
}: Route.ComponentProps) {
  const campaigns = [
    { value: '', label: copy.noCampaign },
    ...open.map((row) => ({ value: String(row.id), label: campaignLabel(row) })),
  ];
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[typedWords(values.client), typedWords(values.code)]}
        found={simulation === null ? '' : copy.found(formatAmount(simulation.after.total_ttc_cents / 100))}
      />
      <div className={styles.screen}>
        <h1>{officeCopy.entries.pricing}</h1>
        <PricingPlaces current="simulator" />
        <h2>{copy.title}</h2>
        <p>{copy.says}</p>
        {told !== null && (
          <FormRefusal title={copy.notReckoned} refusal={{ message: told, key: 'SIMULATION' }} />
        )}
        <Form method="get" className={styles.form}>
          <Field label={copy.customer} hint={copy.customerHint} optional>
            {(control) => (
              <TextInput {...control} name="client" defaultValue={values.client} autoComplete="off" />
            )}
          </Field>
          <Field label={copy.which}>
            {(control) => <Select {...control} name="panier" options={CARTS} defaultValue={values.panier} />}
          </Field>
          <Field label={copy.lines} hint={copy.linesHint} error={fault}>
            {(control) => <TextArea {...control} name="articles" rows={4} defaultValue={values.articles} />}
          </Field>
          <div className={styles.pair}>
            <Field label={copy.coupon} optional>
              {(control) => (
                <TextInput {...control} name="code" defaultValue={values.code} autoComplete="off" />
              )}
            </Field>
            <Field label={copy.campaign} hint={copy.campaignHint} optional>
              {(control) => (
                <Select {...control} name="campagne" options={campaigns} defaultValue={values.campagne} />
              )}
            </Field>
          </div>
          <Button type="submit">{copy.run}</Button>
        </Form>
        {simulation !== null && <SimulationResult simulation={simulation} isTold={fault !== null} />}
      </div>
    </Page>
  );
}

function campaignLabel({ name, phase }: CampaignFactsFragment): string {
  return `${name} (${campaignsCopy.phases[phase]})`;
}
