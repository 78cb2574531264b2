// What the doctor wants to know of each host of an address.
import { TLSSocket } from 'node:tls';
import { Client } from 'pg';
import { hostOf, hostUrls, isOnThisMachine } from './host-urls.ts';

export type SeenHost = { host: string; isHere: boolean } & (
  | { isReached: false; why: string }
  | {
      isReached: true;
      takesWrites: boolean;
      isEncrypted: boolean;
      /** The certificate was signed by whom we trust, for the name we called. */
      isVerified: boolean;
      /** Limits that the role brings along by itself. */
      hasLimits: boolean;
    }
);

const PATIENCE_MS = 3_000;

export function lookAtHosts(url: string): Promise<SeenHost[]> {
  return Promise.all(hostUrls(url).map(lookAt));
}

async function lookAt(url: string): Promise<SeenHost> {
  const place = { host: hostOf(url), isHere: isOnThisMachine(url) };
  try {
    // The file of a certificate is read here: it may be missing.
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {});
    await client.connect();
    const { stream } = client.connection;
    const found = await client.query<{ takes_writes: boolean; has_limits: boolean }>(`
      select current_setting('transaction_read_only') = 'off' as takes_writes,
        current_setting('statement_timeout') <> '0'
        and current_setting('idle_in_transaction_session_timeout') <> '0' as has_limits`);
    await client.end();
    const [server] = found.rows;
    return {
      ...place,
      isReached: true,
      takesWrites: server?.takes_writes === true,
      hasLimits: server?.has_limits === true,
      isEncrypted: stream instanceof TLSSocket,
      isVerified: stream instanceof TLSSocket && stream.authorized,
    };
  } catch (trouble) {
    return { ...place, isReached: false, why: trouble instanceof Error ? trouble.message : String(trouble) };
  }
}
