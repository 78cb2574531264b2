// A code as its form holds it.
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import {
  couponCode,
  couponFaults,
  LONGEST_COUPON_LABEL,
} from '@nuancier/domain/cart/coupons/coupon-faults.ts';
import type { CouponFault } from '@nuancier/domain/cart/coupons/coupon-faults.ts';
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
    groupes: coupon.price_groups.map(({ code }) => code).join('\n'),
  };
}

type Input = SaveCouponMutationVariables['input'];

/** All that is wrong with what was typed; what only the shop's own records tell is the API's to judge. */
export function readCoupon(
  values: CouponValues,
): { input: Input } | { faults: FormAnswer<CouponField>['faults'] } {
  const percent = values.remise === '' ? null : readHundredths(values.remise);
  const amount = values.montant === '' ? null : readCents(values.montant);
  const minimum = values.minimum === '' ? 0 : readCents(values.minimum);
  const limit = values.limite === '' ? null : readCount(values.limite);
  const perCustomer = values.par_client === '' ? null : readCount(values.par_client);
  const isOneValue = (values.remise === '') !== (values.montant === '');
  const input: Input = {
    code: couponCode(values.code),
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
  };
  const faults: FormAnswer<CouponField>['faults'] = {
    ...unsound(input),
    ...(isOneValue ? {} : { remise: copy.oneValue }),
    ...(values.remise !== '' && percent === null ? { remise: copy.badPercent } : {}),
    ...(values.montant !== '' && amount === null ? { montant: copy.badAmount } : {}),
    ...(minimum === null ? { minimum: copy.badAmount } : {}),
    ...(values.limite !== '' && limit === null ? { limite: copy.badCount } : {}),
    ...(values.par_client !== '' && perCustomer === null ? { par_client: copy.badCount } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { input };
}

/** What the rules of codes say of it, each at its field. */
function unsound(input: Input): FormAnswer<CouponField>['faults'] {
  const { label, kind, usage_limit: limit = null, per_customer: perCustomer = null } = input;
  const [from, to] = [input.valid_from ?? null, input.valid_to ?? null];
  const terms = { ...input, valid_from: from, valid_to: to, usage_limit: limit, per_customer: perCustomer };
  const atFields: Record<CouponFault, FormAnswer<CouponField>['faults']> = {
    'bad-code': { code: copy.badCode },
    'bad-value': kind === 'percent' ? { remise: copy.overPercent } : { montant: copy.badAmount },
    'bad-minimum': { minimum: copy.badAmount },
    'bad-days': { fin: copy.badDays },
    'bad-limit': {
      ...(limit !== null && limit < 1 ? { limite: copy.badCount } : {}),
      ...(perCustomer !== null && perCustomer < 1 ? { par_client: copy.badCount } : {}),
    },
  };
  return {
    ...(label === '' ? { nom: copy.noLabel } : {}),
    ...(label.length > LONGEST_COUPON_LABEL ? { nom: copy.badLabel } : {}),
    ...Object.assign({}, ...couponFaults(terms).map((fault) => atFields[fault])),
    ...(isNoDay(from) ? { debut: copy.badDay } : {}),
    ...(isNoDay(to) ? { fin: copy.badDay } : {}),
  };
}

function isNoDay(day: string | null): boolean {
  return day !== null && !isCalendarDay(day);
}
