/** One category as the catalogue knows it. */
export type Category = {
  id: number;
  uid: string;
  parentId: number | null;
  parentUid: string | null;
  name: string;
  urlKey: string;
  urlPath: string;
  urlSuffix: string;
  level: number;
  position: number;
  isAnchor: boolean;
  categoryType: number;
  includeInMenu: boolean;
  codeAkeneo: string | null;
  customUrl: string | null;
  image: string | null;
  universeMegaMenuCms: string | null;
  description: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  customCanonicalUrl: string | null;
  extUniqId: string | null;
  /** by its own days; those above it have theirs */
  isWithinDays: boolean;
};
