// The tables of pages and blocks.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type ContentTables = {
  content_page: ContentPageTable;
  content_block: ContentBlockTable;
  content_version: ContentVersionTable;
  content_draft: ContentDraftTable;
  content_hold: ContentHoldTable;
  content_picture: ContentPictureTable;
  content_page_now: Omit<ContentPageTable, 'is_active' | 'updated_at' | 'publish_until'>;
  content_block_now: Omit<ContentBlockTable, 'is_active' | 'updated_at' | 'publish_until'>;
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
  publish_until: Absent<Date>;
};

type ContentBlockTable = {
  identifier: string;
  title: string | null;
  content: string;
  is_active: Generated<boolean>;
  updated_at: Timestamp;
  publish_until: Absent<Date>;
};

type Absent<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type ContentVersionTable = {
  id: Generated<string>;
  kind: 'page' | 'block';
  identifier: string;
  version: number;
  at: Timestamp;
  staff_id: Absent<number>;
  author: string;
  title: string | null;
  content_heading: Absent<string>;
  content: string;
  meta_title: Absent<string>;
  meta_description: Absent<string>;
  meta_keywords: Absent<string>;
  is_active: boolean;
  publish_from: Absent<Date>;
  publish_until: Absent<Date>;
  is_waiting: Generated<boolean>;
};

type ContentDraftTable = {
  kind: 'page' | 'block';
  identifier: string;
  updated_at: Date;
  staff_id: Absent<number>;
  author: string;
  title: string;
  content_heading: Absent<string>;
  content: string;
  meta_title: Absent<string>;
  meta_description: Absent<string>;
  meta_keywords: Absent<string>;
  is_active: boolean;
};

type ContentHoldTable = {
  kind: 'page' | 'block';
  identifier: string;
  staff_id: number;
  name: string;
  since: Date;
  seen_at: Date;
};

type ContentPictureTable = {
  picture: string;
  shape: 'page' | 'banner';
  alt: string;
  width: number;
  height: number;
  at: Date;
  staff_id: Absent<number>;
  author: string;
};
