import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { hasForbiddenSigns, isName, mobileNumber } from './contact-details.ts';

export type Profile = {
  prefix: string | null;
  firstname: string;
  middlename: string | null;
  lastname: string;
  suffix: string | null;
  job_title: string | null;
  mobile: string | null;
  date_of_birth: string | null;
  gender: number | null;
  taxvat: string | null;
  is_subscribed: boolean;
};

/** What was sent; a field left out stays as it is, null empties it. */
export type ProfileInput = { [Field in keyof Profile]?: Profile[Field] | null | undefined };

export type ProfileRefusal =
  | 'NAME_MISSING'
  | 'NAME_INVALID'
  | 'MOBILE_INVALID'
  | 'DATE_OF_BIRTH_INVALID'
  | 'GENDER_INVALID'
  | 'FIELD_TOO_LONG'
  | 'FIELD_FORBIDDEN';

/** The profile after the change: an empty field is stored as null, not as an empty text. */
export function changedProfile(
  held: Profile,
  input: ProfileInput,
  today: Date,
): Verdict<Profile, ProfileRefusal> {
  const text = (name: 'prefix' | 'middlename' | 'suffix' | 'job_title' | 'taxvat' | 'date_of_birth') =>
    input[name] === undefined ? held[name] : input[name]?.trim() || null;
  const mobile = input.mobile === undefined ? held.mobile : input.mobile?.trim() || null;
  const profile: Profile = {
    prefix: text('prefix'),
    firstname: (input.firstname === undefined ? held.firstname : (input.firstname ?? '')).trim(),
    middlename: text('middlename'),
    lastname: (input.lastname === undefined ? held.lastname : (input.lastname ?? '')).trim(),
    suffix: text('suffix'),
    job_title: text('job_title'),
    mobile: mobile === null ? null : mobileNumber(mobile),
    date_of_birth: text('date_of_birth'),
    gender: input.gender === undefined ? held.gender : input.gender,
    taxvat: text('taxvat'),
    is_subscribed: input.is_subscribed ?? held.is_subscribed,
  };
  if (profile.firstname === '' || profile.lastname === '') return refuse('NAME_MISSING');
  const names = [profile.firstname, profile.lastname, profile.middlename];
  if (names.some((name) => name !== null && !isName(name))) return refuse('NAME_INVALID');
  if (mobile !== null && profile.mobile === null) return refuse('MOBILE_INVALID');
  if (profile.date_of_birth !== null && !isPastDay(profile.date_of_birth, today))
    return refuse('DATE_OF_BIRTH_INVALID');
  if (profile.gender !== null && ![0, 1, 2, 3].includes(profile.gender)) return refuse('GENDER_INVALID');
  const texts = [profile.prefix, profile.suffix, profile.job_title, profile.taxvat];
  if (texts.some((value) => (value ?? '').length > LONGEST)) return refuse('FIELD_TOO_LONG');
  if (texts.some((value) => hasForbiddenSigns(value ?? ''))) return refuse('FIELD_FORBIDDEN');
  return accept(profile);
}

const LONGEST = 100;

function isPastDay(text: string, today: Date): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day < today;
}
