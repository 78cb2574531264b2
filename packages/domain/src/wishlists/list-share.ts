/** What the people of a company may do with a list of one of them; its owner may do everything. */
export type ListShare = 'private' | 'read' | 'edit';

/** The most lists one company's people share: all of them are shown together. */
export const MOST_SHARED = 100;

export type SharedList = {
  ownerId: number;
  ownerCompanyId: number | null;
  share: ListShare;
  /** The company it was shared with. */
  sharedCompanyId: number | null;
};

/** `companyId`: none for whoever is not beyond doubt one of a company's people. */
export type ListReader = { customerId: number; companyId: number | null };

export type ListStanding = 'own' | 'edits' | 'reads';

/** Shared with a company its owner has left, it is shared with nobody: not with the next company either. */
export function presentShare({ share, ownerCompanyId, sharedCompanyId }: SharedList): ListShare {
  return sharedCompanyId !== null && sharedCompanyId === ownerCompanyId ? share : 'private';
}

/** None for whom the list does not exist. */
export function listStanding(list: SharedList, reader: ListReader): ListStanding | null {
  if (list.ownerId === reader.customerId) return 'own';
  const share = presentShare(list);
  if (share === 'private' || reader.companyId !== list.sharedCompanyId) return null;
  return share === 'edit' ? 'edits' : 'reads';
}
