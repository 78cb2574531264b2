import type { Logger } from 'pino';
import { addressService } from './address-service.ts';
import { bundledPlaces } from './bundled-places.ts';
import type { Places } from './places.ts';

/** With an address service when the operator names one. */
export function openPlaces(url: string | undefined, log: Logger): Places {
  if (url === undefined) return bundledPlaces();
  const onTrouble = (trouble: unknown) =>
    log.warn({ err: trouble }, 'the address service failed; the bundled communes answered');
  return addressService({ url, onTrouble });
}
