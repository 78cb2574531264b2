// A code as its form holds it.
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { CouponFactsFragment, SaveCouponMutationVariables } from '../../../generated/documents.ts';
import { readCents, readCount, readHundredths, typedCents } from '../office/read-figures.ts';
import { couponsCopy } from './coupons-copy.ts';

const { form: copy } = couponsCopy;

const FIELDS = [
  'code',
  'nom',
  'remise',
  'montant',
  'minimum',
  'debut',
  'fin',
  'limite',
  'par_client',
  'premiere',
  'groupes',
] as const;
export type CouponField = (typeof FIELDS)[number];
export type CouponValues = Record<CouponField, string>;

/** « premiere » is « oui » or nothing, « groupes » a line each. */
export function typedCoupon(form: FormData): CouponValues {
  const all = (name: CouponField) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .map((value) => value.trim())
      .join('\n');
  return {
    code: all('code'),
    nom: all('nom'),
    remise: all('remise'),
    montant: all('montant'),
    minimum: all('minimum'),
    debut: all('debut'),
    fin: all('fin'),
    limite: all('limite'),
    par_client: all('par_client'),
    premiere: all('premiere'),
    groupes: all('groupes'),
  };
}

export function newCoupon(): CouponValues {
  return typedCoupon(new FormData());
}

export function couponValues(coupon: CouponFactsFragment): CouponValues {
  const { kind, value, min_ht_cents: minimum } = coupon;
  return {
    code: coupon.code,
    nom: coupon.label,
    remise: kind === 'percent' ? formatNumber(value / 100) : '',
    montant: kind === 'fixed_ht' ? typedCents(value) : '',
    minimum: minimum === 0 ? '' : typedCents(minimum),
    debut: coupon.valid_from ?? '',
    fin: coupon.valid_to ?? '',
    limite: String(coupon.usage_limit ?? ''),
    par_client: String(coupon.per_customer ?? ''),
    premiere: coupon.first_order ? 'oui' : '',
    groupes: coupon.price_groups.join('\n'),
  };
}

type Input = SaveCouponMutationVariables['input'];

/** Figures are read here; all else is the API's to judge. */
export function readCoupon(
  values: CouponValues,
): { input: Input } | { faults: FormAnswer<CouponField>['faults'] } {
  const percent = values.remise === '' ? null : readHundredths(values.remise);
  const amount = values.montant === '' ? null : readCents(values.montant);
  const minimum = values.minimum === '' ? 0 : readCents(values.minimum);
  const limit = values.limite === '' ? null : readCount(values.limite);
  const perCustomer = values.par_client === '' ? null : readCount(values.par_client);
  const isOneValue = (values.remise === '') !== (values.montant === '');
  const faults: FormAnswer<CouponField>['faults'] = {
    ...(isOneValue ? {} : { remise: copy.oneValue }),
    ...(values.remise !== '' && percent === null ? { remise: copy.badPercent } : {}),
    ...((percent ?? 0) > 10_000 ? { remise: copy.overPercent } : {}),
    ...(values.montant !== '' && amount === null ? { montant: copy.badAmount } : {}),
    ...(minimum === null ? { minimum: copy.badAmount } : {}),
    ...(values.limite !== '' && limit === null ? { limite: copy.badCount } : {}),
    ...(values.par_client !== '' && perCustomer === null ? { par_client: copy.badCount } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    input: {
      code: values.code,
      label: values.nom,
      kind: percent === null ? 'fixed_ht' : 'percent',
      value: percent ?? amount ?? 0,
      min_ht_cents: minimum ?? 0,
      price_groups: values.groupes.split('\n').filter((group) => group !== ''),
      valid_from: values.debut || null,
      valid_to: values.fin || null,
      usage_limit: limit,
      per_customer: perCustomer,
      first_order: values.premiere === 'oui',
    },
  };
}
