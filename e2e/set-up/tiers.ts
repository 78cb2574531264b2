// Which journeys run in which tier, at which width and in which theme.

const TIERS = ['quick', 'rest'] as const;
export type Tier = (typeof TIERS)[number];

/** Which tests a project runs: their titles with their tags, as Playwright matches them. */
export type Selection = {
  name: 'desktop-valbrune' | 'phone-comptoir' | 'phone-valbrune' | 'desktop-comptoir';
  grep?: RegExp;
  grepInvert?: RegExp;
};

/** A quick journey runs at one width: on a phone with the tag @phone, at a desk otherwise. */
const QUICK_ON_A_PHONE = '@quick.*@phone|@phone.*@quick';

/**
 * Journeys run once per width, each in another theme; @look runs in both themes at both widths. @desktop and @phone name
 * the only width, @once means that the desk is enough. Every pair of test and project is in one tier, and in one only.
 */
const SELECTIONS: Readonly<Record<Tier | 'both', readonly Selection[]>> = {
  both: [
    { name: 'desktop-valbrune', grepInvert: /@phone/ },
    { name: 'phone-comptoir', grepInvert: /@desktop|@once/ },
    { name: 'phone-valbrune', grep: /@look/ },
    { name: 'desktop-comptoir', grep: /@look/ },
  ],
  quick: [
    { name: 'desktop-valbrune', grep: /@quick/, grepInvert: /@phone/ },
    { name: 'phone-comptoir', grep: new RegExp(QUICK_ON_A_PHONE), grepInvert: /@desktop|@once/ },
  ],
  rest: [
    { name: 'desktop-valbrune', grepInvert: /@phone|@quick/ },
    { name: 'phone-comptoir', grepInvert: new RegExp(`@desktop|@once|${QUICK_ON_A_PHONE}`) },
    { name: 'phone-valbrune', grep: /@look/ },
    { name: 'desktop-comptoir', grep: /@look/ },
  ],
};

/** `quick`, `rest`, or both where nothing is set. */
export function selectionsOf(tier: string | undefined): readonly Selection[] {
  if (tier === undefined || tier === '') return SELECTIONS.both;
  const known = TIERS.find((one) => one === tier);
  if (known === undefined) throw new Error(`TEST_TIER is "${tier}"; expected ${TIERS.join(' or ')}`);
  return SELECTIONS[known];
}
