import type { Shop } from '../torture/buyer.ts';
import type { Post } from './confirmations.ts';
import type { House } from './house.ts';
import type { ShopProcess } from './shop-process.ts';

/** What a fault is tried on, and how it comes and goes. */
export type Stage = {
  /** Settings of the shop; DATA_DIR is the house's unless named. */
  env: Record<string, string>;
  /** A service manager starts the shop again when it ends. */
  managed?: boolean;
  /** Does it, and undoes it: what is still wrong afterwards the shop must mend by itself. Returns what was wrong. */
  strike: (shop: ShopProcess) => Promise<string[]>;
  /** Where visitors go instead of the shop's own address. */
  url?: string;
  /** Who comes on top of the usual ones while it lasts. */
  crowd?: { buyers: number; visitors: number };
  /** What visitors ask for besides pages. */
  asks?: readonly string[];
  letterOf?: Shop['letterOf'];
  /** Where the shop's mails go, and how soon they must. */
  post?: Post;
  /** After the shop was stopped. */
  close?: () => Promise<void>;
};

export type NotRun = { why: string };

export type Fault = {
  name: string;
  title: string;
  set: (house: House) => Promise<Stage | NotRun>;
};
