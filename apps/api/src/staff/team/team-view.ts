import type { TeamMember } from '@nuancier/contract/gestion-types.ts';
import { placeReadOf } from './change-member.ts';
import type { Member } from './team-store.ts';

export function memberView(member: Member): TeamMember {
  const { id, email, firstname, lastname, role, stores, representative, state, has_factor, is_demo } = member;
  const { directory_issuer, created_at, invitation_expires_at, seen_at } = member;
  return {
    id: String(id),
    email,
    firstname,
    lastname,
    role,
    stores: [...stores],
    representative,
    place_read: placeReadOf(member),
    state,
    has_factor,
    is_demo,
    has_directory: directory_issuer !== null,
    invited_at: created_at.toISOString(),
    invitation_expires_at: state === 'invited' ? (invitation_expires_at?.toISOString() ?? null) : null,
    seen_at: seen_at?.toISOString() ?? null,
  };
}
