import { describe, expect, it } from 'vitest';
import { changedProfile } from './changed-profile.ts';
import type { Profile, ProfileInput } from './changed-profile.ts';

const TODAY = new Date('2026-03-02T08:00:00Z');
const held: Profile = {
  prefix: 'M.',
  firstname: 'Yann',
  middlename: null,
  lastname: 'Kermarrec',
  suffix: null,
  job_title: 'Gérant',
  mobile: '0639980001',
  date_of_birth: null,
  gender: null,
  taxvat: null,
  is_subscribed: false,
};

describe('changedProfile', () => {
  it.each<[ProfileInput, Partial<Profile>]>([
    [{}, {}],
    [{ firstname: '  Anne-Sophie ' }, { firstname: 'Anne-Sophie' }],
    [
      { job_title: '', prefix: null },
      { job_title: null, prefix: null },
    ],
    [{ mobile: '07 39 98 00 02' }, { mobile: '0739980002' }],
    [{ mobile: '' }, { mobile: null }],
    [
      { date_of_birth: '1980-02-29', gender: 1 },
      { date_of_birth: '1980-02-29', gender: 1 },
    ],
    [{ gender: 0 }, { gender: 0 }],
    [{ gender: 2 }, { gender: 2 }],
    [{ gender: 3 }, { gender: 3 }],
    [
      { suffix: '  fils ', mobile: ' 0739980002 ' },
      { suffix: 'fils', mobile: '0739980002' },
    ],
    [{ mobile: null }, { mobile: null }],
    [{ taxvat: 'x'.repeat(100) }, { taxvat: 'x'.repeat(100) }],
    [{ is_subscribed: true }, { is_subscribed: true }],
    [{ is_subscribed: null }, {}],
  ])('ACC-02 %j', (input, changes) => {
    expect(changedProfile(held, input, TODAY)).toEqual({ ok: true, value: { ...held, ...changes } });
  });

  it.each<[ProfileInput, string]>([
    [{ firstname: null }, 'NAME_MISSING'],
    [{ lastname: ' ' }, 'NAME_MISSING'],
    [{ lastname: null }, 'NAME_MISSING'],
    [{ date_of_birth: '1880-02-03' }, 'DATE_OF_BIRTH_INVALID'],
    [{ date_of_birth: '1980-2-3' }, 'DATE_OF_BIRTH_INVALID'],
    [{ date_of_birth: '+001980-02-03' }, 'DATE_OF_BIRTH_INVALID'],
    [{ date_of_birth: '1980-02-03Z' }, 'DATE_OF_BIRTH_INVALID'],
    [{ gender: 4 }, 'GENDER_INVALID'],
    [{ lastname: 'Le<b>' }, 'NAME_INVALID'],
    [{ mobile: '0299123456' }, 'MOBILE_INVALID'],
    [{ date_of_birth: '1981-02-29' }, 'DATE_OF_BIRTH_INVALID'],
    [{ date_of_birth: '2027-01-01' }, 'DATE_OF_BIRTH_INVALID'],
    [{ gender: 9 }, 'GENDER_INVALID'],
    [{ taxvat: 'x'.repeat(101) }, 'FIELD_TOO_LONG'],
    [{ job_title: '<script>' }, 'FIELD_FORBIDDEN'],
  ])('%j: %s', (input, refusal) => {
    expect(changedProfile(held, input, TODAY)).toEqual({ ok: false, refusal });
  });
});
