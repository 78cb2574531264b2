import { paths } from '../../../addresses/paths.ts';

const PREPARING = /^\/commandes\/[^/]+\/preparation$/;

/** Pages whose acts wait for the network, and say so. */
export function tellsItself(pathname: string): boolean {
  return pathname === paths.counter() || PREPARING.test(pathname);
}
