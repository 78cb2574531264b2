// Somebody registers with the client code of a company that has no account yet: its store has to say whether they are its.
import { createCustomer } from '@nuancier/api/customers/operations/registration/create-customer.ts';
import { knownClientCode, CLAIMED_COMPANY } from '../rows/accounts/company-rows.ts';

/** Chosen by herself: the one that all the others have would be refused as too common. */
const PASSWORD = 'Peinture-Le-Goff-35';
export const CLAIMANT = 'rozenn.legoff@demo.valbrune.example';

type Place = Omit<
  Parameters<typeof createCustomer>[0],
  'captcha' | 'register' | 'customerConfirmation' | 'device'
>;

export async function claimCompany(place: Place): Promise<void> {
  const registered = await place.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', CLAIMANT)
    .executeTakeFirst();
  if (registered !== undefined) return;
  const context = {
    ...place,
    captcha: { isOff: true, challenge: async () => null, verify: async () => 'good' as const },
    // A client code needs no register: the store knows the company.
    register: { find: async () => ({ kind: 'unavailable' as const }) },
    customerConfirmation: false,
    device: null,
  };
  await createCustomer(context, {
    client_code: knownClientCode(CLAIMED_COMPANY),
    postcode: '35200',
    prefix: 'Mme',
    firstname: 'Rozenn',
    lastname: 'Le Goff',
    telephone: '0639980015',
    email: CLAIMANT,
    password: PASSWORD,
  });
}
