import { data, Link, redirect } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import {
  CouponGroupsDocument,
  ShopCouponDocument,
  SwitchCouponDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { factsKey } from '../../features/office/unsaved/facts-key.ts';
import { CouponBadge } from '../../features/pricing/coupon-badge.tsx';
import { CouponForm } from '../../features/pricing/coupon-form.tsx';
import {
  couponConditions,
  couponDays,
  couponUses,
  couponValue,
} from '../../features/pricing/coupon-words.ts';
import { couponValues } from '../../features/pricing/coupon-values.ts';
import type { CouponField } from '../../features/pricing/coupon-values.ts';
import { couponDoneWords, couponsCopy as copy } from '../../features/pricing/coupons-copy.ts';
import styles from '../../features/pricing/pricing.module.css';
import { saveCoupon } from './save-coupon.server.ts';
import type { Route } from './+types/coupon-screen';

export async function loader({ request, params: { code }, context }: Route.LoaderArgs) {
  const { ask } = context.get(backendContext);
  const { shopCoupon } = await ask(ShopCouponDocument, { code });
  if (shopCoupon === null) throw data(null, { status: 404 });
  const role = context.get(staffContext).person?.role;
  const mayWrite = role !== undefined && scopeOf('saveCoupon', role) !== null;
  const { couponGroups } = await ask(CouponGroupsDocument, {});
  const done = couponDoneWords(new URL(request.url).searchParams);
  return { coupon: shopCoupon, groups: couponGroups, mayWrite, done };
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = formText(form, 'intent');
  if (intent === 'enregistrer') return saveCoupon(form, context);
  const isOn = intent === 'activer';
  const asked = await orRefusal(
    context.get(backendContext).ask(SwitchCouponDocument, { code, read: formText(form, 'lu'), isOn }),
  );
  if ('refusal' in asked) return notAccepted<CouponField>({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.coupon(code)}?fait=${isOn ? 'active' : 'desactive'}`);
}

export default function CouponScreen({
  loaderData: { coupon, groups, mayWrite, done },
  actionData,
}: Route.ComponentProps) {
  const { columns, switching } = copy;
  const known = couponValues(coupon);
  const facts = [
    [columns.value, couponValue(coupon)],
    [columns.days, couponDays(coupon)],
    [columns.conditions, couponConditions(coupon)],
    [columns.used, couponUses(coupon)],
  ];
  return (
    <Page>
      <title>{`${coupon.code} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.coupons()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{coupon.code}</h1>
        <p>{coupon.label}</p>
        <p>
          <CouponBadge state={coupon.state} />
        </p>
        <OutcomeNote done={done} />
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {coupon.changed_by !== null && coupon.changed_at !== null && (
          <p>{copy.changedBy(coupon.changed_by, formatMoment(new Date(coupon.changed_at)))}</p>
        )}
        <Link to={`${paths.simulator()}?code=${encodeURIComponent(coupon.code)}`} className={styles.link}>
          {copy.simulate}
        </Link>
        {mayWrite && (
          <>
            <OfficeForm className={styles.acts}>
              <input type="hidden" name="lu" value={coupon.read} />
              <p>{coupon.is_on ? switching.offSays : switching.onSays}</p>
              <Button
                type="submit"
                look="secondary"
                name="intent"
                value={coupon.is_on ? 'desactiver' : 'activer'}
              >
                {coupon.is_on ? switching.off : switching.on}
              </Button>
            </OfficeForm>
            <h2>{copy.form.change}</h2>
            <CouponForm
              key={factsKey(known)}
              groups={groups}
              known={known}
              read={coupon.read}
              answer={actionData}
            />
          </>
        )}
      </div>
    </Page>
  );
}
