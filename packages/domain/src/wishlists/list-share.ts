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

/** `companyId`: null unless the reader is a proven member of a company. */
export type ListReader = { customerId: number; companyId: number | null };

export type ListAccess = 'own' | 'edits' | 'reads';

/** When the owner leaves the company, the share ends: it does not pass to the next company. */
export function presentShare({ share, ownerCompanyId, sharedCompanyId }: SharedList): ListShare {
  return sharedCompanyId !== null && sharedCompanyId === ownerCompanyId ? share : 'private';
}

/** null: the reader may not know that the list exists. */
export function listAccess(list: SharedList, reader: ListReader): ListAccess | null {
  if (list.ownerId === reader.customerId) return 'own';
  const share = presentShare(list);
  if (share === 'private' || reader.companyId !== list.sharedCompanyId) return null;
  return share === 'edit' ? 'edits' : 'reads';
}
