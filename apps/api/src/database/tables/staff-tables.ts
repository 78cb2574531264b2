// The tables of the people who run the shop.
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Exact, Timestamp } from './column-types.ts';

export type StaffTables = {
  staff: StaffTable;
  staff_store: { staff_id: number; shop_code: string };
  staff_session: StaffSessionTable;
  staff_device: StaffDeviceTable;
  staff_link: StaffLinkTable;
  staff_passkey: StaffPasskeyTable;
  staff_challenge: StaffChallengeTable;
  staff_departure: StaffDepartureTable;
};

type Absent<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type StaffTable = {
  id: Generated<number>;
  email: string;
  firstname: string;
  lastname: string;
  role: StaffRole;
  representative_id: Absent<number>;
  password_hash: Absent<string>;
  totp_secret: Absent<Buffer>;
  totp_pending: Absent<Buffer>;
  totp_step: ColumnType<string | null, number | null | undefined, number | null>;
  is_demo: Generated<boolean>;
  directory_issuer: Absent<string>;
  directory_subject: Absent<string>;
  created_at: Timestamp;
  disabled_at: Absent<Date>;
};

type StaffSessionTable = {
  token_hash: Buffer;
  staff_id: number;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  proven_at: Absent<Date>;
  device_hash: Buffer | null;
  device_name: string | null;
  address: string;
  ended_at: Absent<Date>;
};

type StaffDeviceTable = {
  staff_id: number;
  device_hash: Buffer;
  name: string;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
};

type StaffLinkTable = {
  staff_id: number;
  kind: 'invitation' | 'password';
  token_hash: Buffer;
  expires_at: Timestamp;
};

type StaffPasskeyTable = {
  id: Generated<number>;
  staff_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Exact;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: Absent<Date>;
};

type StaffChallengeTable = {
  challenge: string;
  purpose: 'registration' | 'sign-in';
  staff_id: number | null;
  expires_at: Timestamp;
};

type StaffDepartureTable = {
  state_hash: Buffer;
  device_hash: Buffer;
  nonce: string;
  verifier: string;
  back: string | null;
  expires_at: Timestamp;
};
