import { data } from 'react-router';
import { paths } from '../../addresses/paths.ts';

type Owner = { of: 'company' | 'customer'; back: string };

/** Whose list the address says: of a company or a person, and nothing else. */
export function ownerIn({ list, id }: { list: string; id: string }): Owner {
  if (list === 'societes') return { of: 'company', back: paths.company(id) };
  if (list === 'personnes') return { of: 'customer', back: paths.customer(id) };
  throw data(null, { status: 404 });
}
