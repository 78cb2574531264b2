import { Link } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CouponGroupsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { CouponForm } from '../../features/pricing/coupon-form.tsx';
import { newCoupon } from '../../features/pricing/coupon-values.ts';
import { couponsCopy as copy } from '../../features/pricing/coupons-copy.ts';
import styles from '../../features/pricing/pricing.module.css';
import { onlyWriters } from './only-writers.server.ts';
import { saveCoupon } from './save-coupon.server.ts';
import type { Route } from './+types/new-coupon-screen';

export async function loader({ context }: Route.LoaderArgs) {
  onlyWriters(context, 'saveCoupon');
  const { couponGroups } = await context.get(backendContext).ask(CouponGroupsDocument, {});
  return { groups: couponGroups };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveCoupon(await readForm(request), context);
}

export default function NewCouponScreen({ loaderData: { groups }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.form.newTitle} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.coupons()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{copy.form.newTitle}</h1>
        <p>{copy.form.says}</p>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <CouponForm groups={groups} known={newCoupon()} read={null} answer={actionData} />
      </div>
    </Page>
  );
}
