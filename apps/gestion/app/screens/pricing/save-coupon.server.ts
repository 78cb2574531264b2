import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { SaveCouponDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { readCoupon, typedCoupon } from '../../features/pricing/coupon-values.ts';
import type { CouponField } from '../../features/pricing/coupon-values.ts';

export async function saveCoupon(form: FormData, context: Readonly<RouterContextProvider>) {
  const values = typedCoupon(form);
  const read = readCoupon(values);
  if ('faults' in read) return notAccepted<CouponField>({ values, faults: read.faults, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(SaveCouponDocument, { read: formText(form, 'lu') || null, input: read.input }),
  );
  if ('refusal' in asked) return notAccepted<CouponField>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.coupon(asked.done.saveCoupon.code)}?fait=enregistre`);
}
