import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { announcedPercent } from './announced-percent.ts';
import { campaignPhase, campaignPrice, judgeCampaign } from './campaign.ts';
import type { CampaignTerms } from './campaign.ts';
import { reductionFault } from './judge-reduction.ts';
import type { CampaignCandidate } from './judge-reduction.ts';

const NO_RULE = { categories: [], brands: [], rangeStatuses: [], references: [] };
const good: CampaignTerms = {
  name: 'Rentrée',
  kind: 'PROMOTION',
  from: '2026-12-01',
  to: '2026-12-31',
  value: { kind: 'percent', basisPoints: 1_500 },
  rule: { ...NO_RULE, brands: ['Valbrune'] },
};

describe('judgeCampaign', () => {
  it('keeps what is sound, its name without spaces around', () => {
    expect(judgeCampaign({ ...good, name: ' Rentrée ' })).toEqual({ ok: true, value: good });
  });

  it.each([
    ['no name', { name: ' ' }, 'CAMPAIGN_NAME'],
    ['a name of 81 letters', { name: 'a'.repeat(81) }, 'CAMPAIGN_NAME'],
    ['no first day', { from: '' }, 'CAMPAIGN_DAYS'],
    ['a day that no month has', { to: '2026-12-32' }, 'CAMPAIGN_DAYS'],
    ['the 31st of February', { from: '2026-02-31' }, 'CAMPAIGN_DAYS'],
    ['an end before its beginning', { to: '2026-11-30' }, 'CAMPAIGN_ENDS_FIRST'],
    ['nothing off', { value: { kind: 'percent', basisPoints: 0 } }, 'CAMPAIGN_PERCENT'],
    ['more than nine tenths off', { value: { kind: 'percent', basisPoints: 9_001 } }, 'CAMPAIGN_PERCENT'],
    ['a price of nothing', { value: { kind: 'price', packHt: 0 } }, 'CAMPAIGN_PRICE'],
    ['half a cent', { value: { kind: 'price', packHt: 1.5 } }, 'CAMPAIGN_PRICE'],
    ['no article', { rule: NO_RULE }, 'CAMPAIGN_NO_RULE'],
    [
      'too many references',
      { rule: { ...NO_RULE, references: Array.from({ length: 2_001 }, String) } },
      'CAMPAIGN_TOO_LONG_RULE',
    ],
  ] satisfies [string, Partial<CampaignTerms>, string][])('refuses %s', (_what, more, refusal) => {
    expect(judgeCampaign({ ...good, ...more })).toEqual({ ok: false, faults: [refusal] });
  });

  it('tells all that is wrong at once', () => {
    const value = { kind: 'percent', basisPoints: 15_000 } as const;
    expect(judgeCampaign({ ...good, name: '', to: '2026-11-30', value, rule: NO_RULE })).toEqual({
      ok: false,
      faults: ['CAMPAIGN_NAME', 'CAMPAIGN_ENDS_FIRST', 'CAMPAIGN_PERCENT', 'CAMPAIGN_NO_RULE'],
    });
  });

  it('takes one single day', () => {
    expect(judgeCampaign({ ...good, to: good.from }).ok).toBe(true);
  });
});

describe('campaignPrice', () => {
  const price = { packHt: cents(2_500), unitHt: 83_333 };
  it.each([
    ['a share off pack and unit', { kind: 'percent', basisPoints: 1_000 }, [2_250, 75_000]],
    ['one price, and the unit falls with it', { kind: 'price', packHt: 2_000 }, [2_000, 66_666]],
  ] as const)('%s', (_what, value, [packHt, unitHt]) => {
    expect(campaignPrice(price, value)).toEqual({ packHt, unitHt });
  });
});

describe('campaignPhase', () => {
  const days = { from: '2026-12-01', to: '2026-12-31' };
  it.each([
    ['draft', '2026-12-15', 'brouillon'],
    ['scheduled', '2026-11-30', 'a_venir'],
    ['scheduled', '2026-12-01', 'en_cours'],
    ['scheduled', '2026-12-31', 'en_cours'],
    ['scheduled', '2027-01-01', 'terminee'],
    ['stopped', '2026-12-15', 'terminee'],
  ] as const)('%s on %s: %s', (state, today, phase) => {
    expect(campaignPhase({ state, ...days }, today)).toBe(phase);
  });
});

describe('reductionFault', () => {
  const fit: CampaignCandidate = {
    packHt: cents(2_500),
    reducedHt: cents(2_000),
    referenceHt: cents(2_500),
    standing: null,
  };
  const TODAY = '2026-11-18';
  it.each([
    ['below the lowest of thirty days', {}, null],
    ['a cent below it', { referenceHt: cents(2_001) }, null],
    ['just the lowest of thirty days', { referenceHt: cents(2_000) }, 'not-below-lowest'],
    ['more than it', { referenceHt: cents(1_800) }, 'not-below-lowest'],
    ['no price in thirty days', { referenceHt: null }, 'no-price-before'],
    ['no price at all', { packHt: null, reducedHt: null }, 'no-price'],
    ['what it costs anyway', { reducedHt: cents(2_500) }, 'not-lower'],
    ['nothing', { reducedHt: cents(0) }, 'not-lower'],
    ['reduced already, without an end', { standing: { to: null } }, 'reduced-already'],
    ['reduced until today', { standing: { to: TODAY } }, 'reduced-already'],
    ['reduced until yesterday', { standing: { to: '2026-11-17' } }, null],
  ] satisfies [string, Partial<CampaignCandidate>, string | null][])('%s', (_what, more, fault) => {
    expect(reductionFault({ ...fit, ...more }, TODAY)).toBe(fault);
  });
});

describe('announcedPercent', () => {
  it.each([
    ['the share of the campaign, whatever the cents make of it', 2_079, 1_663, 2_000, 20],
    ['so of a small price', 99, 79, 2_000, 20],
    ['half a percent too', 2_079, 1_819, 1_250, 12.5],
    ['what is left of it where a lower price is struck, to the tenth', 1_847, 1_663, 2_000, 10],
    ['nothing where nothing is taken off', 1_663, 1_663, 2_000, null],
    ['nothing where no price is known', null, 1_663, 2_000, null],
  ])('tells %s', (_what, struck, reduced, basisPoints, told) => {
    expect(announcedPercent({ struck, reduced }, { kind: 'percent', basisPoints })).toBe(told);
  });

  it('tells of one price for all what it is of each, to the tenth', () => {
    expect(announcedPercent({ struck: 2_079, reduced: 1_663 }, { kind: 'price', packHt: 1_663 })).toBe(20);
    expect(announcedPercent({ struck: 1_510, reduced: 1_360 }, { kind: 'price', packHt: 1_360 })).toBe(9.9);
  });
});
