// What the pages are made with.
import type { RequestHandler } from 'react-router';
import type { contextFor } from '../../app/backend/request-context.server.ts';
import type { Transport } from '../../app/backend/transport.server.ts';
import type { ListFileReader } from '../uploads/list-file-reader.ts';
import type { PageCache } from './page-cache.ts';
import type { SearchWatch } from './search-watch.ts';

export type Pages = { handle: RequestHandler; contextFor: typeof contextFor };

export type PageParts = {
  pages: () => Promise<Pages>;
  transport: Transport;
  publicUrl: string;
  production: boolean;
  /** Its pages say that the shop is a demo, and lead to the accounts. */
  showsDemo?: boolean;
  /** Pages come straight from the sources. */
  development?: boolean;
  /** Hosts that may serve pictures beside our own, such as those of a commerce API elsewhere. */
  pictureOrigins: readonly string[];
  /** Where the checkout's card form leads, when the bank's page is not our own. */
  bankOrigin?: string | null;
  /** Keeps whole pages of visitors without a session. */
  cache?: PageCache | null;
  /** The theme of the configuration; null leaves the choice to the site. */
  theme: string | null;
  /** Where searches of visitors are counted. */
  searches?: SearchWatch | null;
  /** How long a page waits for personal prices before it is sent without them. */
  patienceMs?: number;
  /** How long a visitor waits for a page, from the moment they came. */
  pageMs?: number;
};

export type PageRouteParts = PageParts & { readListFile: ListFileReader['read'] };
