import { redirect } from 'react-router';
import { STORE_SERVICES } from '@nuancier/domain/stores/services.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { ChangeStoreDetailsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { StoreFacts } from '../../features/stores/store-facts.tsx';
import { storesCopy as copy } from '../../features/stores/stores-copy.ts';
import { onlyKeepers, storeOf } from './store-of.server.ts';
import styles from './store-details-screen.module.css';
import type { Route } from './+types/store-details-screen';

type Name = 'telephone' | 'telecopie' | 'email' | 'livraison' | 'services';

const KILOMETRES = /^\d{1,4}(?:[.,]\d{1,2})?$/;

export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  return { code, store: await storeOf(context, code) };
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: Name) => formText(form, name);
  const services = STORE_SERVICES.filter((service) => form.has(service));
  const values = {
    telephone: text('telephone'),
    telecopie: text('telecopie'),
    email: text('email'),
    livraison: text('livraison'),
    services: services.join(' '),
  };
  const { livraison } = values;
  if (livraison !== '' && !KILOMETRES.test(livraison))
    return notAccepted<Name>({ values, faults: { livraison: copy.notKilometres }, refusal: null });
  const details = {
    phone: values.telephone,
    fax: values.telecopie,
    email: values.email,
    services,
    delivery_km: livraison === '' ? null : Number(livraison.replace(',', '.')),
  };
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(ChangeStoreDetailsDocument, { code, read: formText(form, 'lu'), details }),
  );
  if ('refusal' in asked) return notAccepted<Name>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=coordonnees`);
}

export default function StoreDetailsScreen({
  loaderData: { code, store },
  actionData,
}: Route.ComponentProps) {
  const { phone, fax, email, delivery_km: own, usual_delivery_km: usual } = store;
  const offered = actionData?.values.services?.split(' ') ?? store.services;
  return (
    <StoreFormPage
      code={code}
      title={copy.detailsPage.title(store.name)}
      says={<p>{copy.addressOwner}</p>}
      confirm={copy.save}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="lu" value={store.details_read} />
      {actionData?.refusal && (
        <>
          <p>{copy.detailsPage.standing}</p>
          <StoreFacts store={store} />
        </>
      )}
      <TextField
        name="telephone"
        type="tel"
        label={copy.phone}
        optional
        defaultValue={phone ?? ''}
        answer={actionData}
      />
      <TextField
        name="telecopie"
        type="tel"
        label={copy.fax}
        optional
        defaultValue={fax ?? ''}
        answer={actionData}
      />
      <TextField
        name="email"
        type="email"
        label={copy.email}
        optional
        defaultValue={email ?? ''}
        answer={actionData}
      />
      <fieldset className={styles.services}>
        <legend>{copy.services}</legend>
        {STORE_SERVICES.map((service) => (
          <Checkbox
            key={service}
            name={service}
            value="oui"
            label={copy.serviceWords[service]}
            defaultChecked={offered.includes(service)}
          />
        ))}
      </fieldset>
      <TextField
        name="livraison"
        inputMode="decimal"
        label={copy.deliveryField}
        hint={copy.deliveryHint(formatNumber(usual))}
        optional
        defaultValue={own === null ? '' : formatNumber(own)}
        answer={actionData}
      />
    </StoreFormPage>
  );
}
