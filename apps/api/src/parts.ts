import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { CaptchaSetting } from './configuration/captcha-setting.ts';
import type { DirectorySetting } from './configuration/directory-setting.ts';
import type { EnvironmentFact } from './configuration/environment-facts.ts';
import type { ExternalCheckout } from './configuration/external-checkout-setting.ts';
import type { EstablishmentRegister } from './customers/establishments/establishments.ts';
import type { Places } from './stores/places/places.ts';
import type { Reads, ReadsOfNow } from './database/connecting/open-replica.ts';
import type { Clock } from './database/database-clock.ts';
import type { Tables } from './database/tables.ts';
import type { Presses } from './documents/pdf/press.ts';
import type { Means } from './monitoring/means-figures.ts';
import type { CardPayments } from './payments/payments.ts';
import type { PaymentSetting } from './configuration/payment-setting.ts';
import type { Reach } from './integration/webhooks/safe-address.ts';
import type { Mailer } from './mail/sending/mailer.ts';
import type { MediaStores } from './media/media.ts';
import type { ReadSearchIndex } from './search/search.ts';

/** All that the API takes from outside; tests bring their own. */
export type Parts = {
  db: Kysely<Tables>;
  /** For the one connection that listens to notifications and for long work; the pool's come and go. */
  databaseUrl: string;
  /** Asks what may be some seconds old; by default the database itself. */
  reads?: Reads | undefined;
  /** The same, of what shows all that is written by now. */
  readsOfNow?: ReadsOfNow | undefined;
  now: () => Date;
  /** For leases and due moments, which processes must read alike; the database's by default. */
  clock?: Clock | undefined;
  log: Logger;
  /** Where customers reach the shop, without a slash at the end. */
  publicUrl: string;
  production: boolean;
  captcha: CaptchaSetting;
  /** Signs what a visitor may open again: an order just placed. */
  orderSecret: string;
  payments: PaymentSetting;
  /** Defaults to the bank of the settings. */
  cardPayments?: CardPayments | undefined;
  /** The checkout on another site; by default orders are placed here. */
  externalCheckout?: ExternalCheckout | undefined;
  /** Where pictures and papers that come in are kept. */
  stores: MediaStores;
  /** Processes that make pictures at once; two by default. */
  pictureWorkers?: number | undefined;
  /** Whether this process does the shop's own work (shop-jobs.ts); of all that do, one does each run. */
  runsJobs?: boolean | undefined;
  /** How long before a promised moment the store is warned, in minutes of its opening; an hour by default. */
  promiseWarningMinutes?: number | undefined;
  /** Where mails leave; without one they wait in the outbox for a process that has it. */
  mailer?: Mailer | undefined;
  /** Who reads what comes through the contact form when no store is concerned. */
  contactEmail: string;
  /** The look of every mail instead of the site's own; demonstrations only. */
  theme?: string | undefined;
  /** Who may read the figures; without one, only the machine itself may, and never in production. */
  metricsToken?: string | undefined;
  /** Which of several workers on one port this process is; its figures are marked with it. */
  worker?: number | undefined;
  /** The figures of all those workers; without it this process's own are all there are. */
  figuresOfAll?: (() => Promise<string>) | undefined;
  /** Where webhooks may call; without it, this process calls none. */
  webhooks?: Reach | undefined;
  /** What this process works with, for the metrics. */
  means?: Omit<Means, 'readCatalogue'> | undefined;
  /** Public content may have changed: caches of whole pages must be cleared. */
  onPublicChange?: (() => void) | undefined;
  /** Places for the store search; defaults to the bundled communes. */
  places?: Places | undefined;
  /** How the catalogue comes into memory; defaults to reading it from the database. */
  readIndex?: ReadSearchIndex | undefined;
  /** Where establishments are looked up; defaults to those in the shop's own database. */
  register?: EstablishmentRegister | undefined;
  /** Whether a new account must be confirmed by mail before signing in. */
  customerConfirmation?: boolean | undefined;
  /** Where papers are printed; shared with the routes of their files, so that both wait in one line. */
  presses?: Presses | undefined;
  /** By which directory the staff may enter; none by default. */
  directory?: DirectorySetting | undefined;
  /** What the environment sets, told to the shop's own people; nothing by default. */
  environment?: readonly EnvironmentFact[] | undefined;
  /** Time limit of one request; ten seconds by default. */
  requestMs?: number | undefined;
};
