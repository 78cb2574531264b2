// The embedded server's postgresql.conf, written anew before each start.
import type { ServerAddress } from './server-address.ts';

export function serverSettings(address: ServerAddress, durable: boolean): string {
  const lines = {
    ...(address.kind === 'socket'
      ? { listen_addresses: '', unix_socket_directories: address.folder, unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1' }),
    port: String(address.port),
    max_connections: durable ? '60' : '200',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    fsync: onOff(durable),
    synchronous_commit: onOff(durable),
    full_page_writes: onOff(durable),
    autovacuum: onOff(durable),
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    jit: 'off',
    random_page_cost: '1.1',
    // The work of a killed client stops within seconds, and with it the locks it holds.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '2s' }),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}

function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}
