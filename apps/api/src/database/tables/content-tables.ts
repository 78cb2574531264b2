// The tables of pages and blocks.
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type ContentTables = {
  content_page: ContentPageTable;
  content_block: ContentBlockTable;
};

type ContentPageTable = {
  identifier: string;
  title: string;
  content_heading: string | null;
  content: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  is_active: Generated<boolean>;
  updated_at: Timestamp;
};

type ContentBlockTable = {
  identifier: string;
  title: string | null;
  content: string;
  is_active: Generated<boolean>;
  updated_at: Timestamp;
};
