import { changedProfile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Person } from './sub-accounts-store.ts';

type PersonInput = { [Field in keyof Person]?: Person[Field] | null | undefined };

/** By the same rules as one's own profile. */
export function wantedPerson(held: Person, input: PersonInput, now: Date): Person {
  const { prefix, firstname, lastname, job_title, mobile } = input;
  const asked = { prefix, firstname, lastname, job_title, mobile };
  const profile = changedProfile({ ...UNASKED, ...held }, asked, now);
  if (!profile.ok) throw new Refusal(profile.refusal);
  const { value } = profile;
  return {
    prefix: value.prefix,
    firstname: value.firstname,
    lastname: value.lastname,
    job_title: value.job_title,
    mobile: value.mobile,
  };
}

const UNASKED = {
  middlename: null,
  suffix: null,
  date_of_birth: null,
  gender: null,
  taxvat: null,
  is_subscribed: false,
};
