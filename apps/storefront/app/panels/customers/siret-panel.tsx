import { Link, useFetcher } from 'react-router';
import { CompanyFound } from '../../features/customers/registration/company-found.tsx';
import { companyLine } from '../../actions/customers/found-company.ts';
import type { SiretLookup } from '../../actions/customers/found-company.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { registrationCopy as copy } from '../../features/customers/registration/registration-copy.ts';
import { SiretForm } from '../../features/customers/registration/siret-form.tsx';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';

/** The first step of a professional's registration. Its twin without script is the page it leads to. */
export default function SiretPanel({ back }: PanelProps['siret']) {
  const { Form, data, state } = useFetcher<{ lookup: SiretLookup | null }>();
  const company = data?.lookup?.company;
  const found = company && !company.is_already_used ? company : null;
  const words = found && copy.found(found.company_name, companyLine(found));
  useAnnounced(words);
  return (
    <Drawer title={copy.siretTitle} onClose={closePanel}>
      <div className={form.form}>
        <SiretForm form={Form} lookup={data?.lookup} back={back} pending={state !== 'idle'} />
        {found && (
          <>
            <CompanyFound>{words}</CompanyFound>
            <ButtonLink to={paths.registerSiret(found.siret, back)} wide replace>
              {copy.proceed}
            </ButtonLink>
          </>
        )}
        <Link to={paths.register('sans-siret', back)} replace className={form.aside}>
          {copy.noSiret}
        </Link>
      </div>
    </Drawer>
  );
}
