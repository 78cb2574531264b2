import type { Generated } from 'kysely';
import type { Exact, Json, Timestamp } from './column-types.ts';

export type EventTables = { event: EventTable; event_head: EventHeadTable };

type EventTable = {
  id: Generated<string>;
  position: Exact | null;
  event_id: string;
  type: string;
  version: number;
  subject: string;
  at: Timestamp;
  data: Json;
};

type EventHeadTable = {
  one: Generated<boolean>;
  position: Exact;
  forgotten: Exact;
};
