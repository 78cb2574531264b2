import { describe, expect, it } from 'vitest';
import { safeAddresses, UnsafeAddress } from './safe-address.ts';
import type { Resolve } from './safe-address.ts';

describe('where it may call', () => {
  const leading: (...addresses: string[]) => Resolve =
    (...addresses) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const judged = (url: string, allowsPrivate: boolean, resolve: Resolve = leading('93.184.216.34')) =>
    safeAddresses(new URL(url), { allowsPrivate, resolve }).then(
      () => 'yes',
      (trouble: unknown) => (trouble instanceof UnsafeAddress ? 'no' : 'fault'),
    );

  it.each([
    ['https://erp.example/appels', 'yes'],
    ['http://erp.example/appels', 'no'],
    ['ftp://erp.example/appels', 'no'],
    ['https://nom:mot@erp.example/', 'no'],
    ['https://127.0.0.1/', 'no'],
    ['https://2130706433/', 'no'],
    ['https://0x7f.1/', 'no'],
    ['https://10.1.2.3/', 'no'],
    ['https://172.20.0.1/', 'no'],
    ['https://192.168.1.1/', 'no'],
    ['https://100.64.0.1/', 'no'],
    ['https://169.254.169.254/', 'no'],
    ['https://0.0.0.0/', 'no'],
    ['https://[::1]/', 'no'],
    ['https://[fd00::1]/', 'no'],
    ['https://[fe80::1]/', 'no'],
    ['https://[::ffff:10.0.0.1]/', 'no'],
    ['https://[64:ff9b::a00:1]/', 'no'],
    ['https://[::127.0.0.1]/', 'no'],
    ['https://[::a00:1]/', 'no'],
    ['https://168.63.129.16/', 'no'],
    ['https://[::ffff:168.63.129.16]/', 'no'],
    ['https://[2606:2800:220:1::1]/', 'yes'],
  ])('%s from the open internet alone: %s', async (url, verdict) => {
    expect(await judged(url, false)).toBe(verdict);
  });

  it('a name is judged by every number it leads to', async () => {
    expect(await judged('https://erp.example/', false, leading('10.0.0.5'))).toBe('no');
    expect(await judged('https://erp.example/', false, leading('93.184.216.34', '::1'))).toBe('no');
    expect(await judged('https://erp.example/', false, leading())).toBe('no');
  });

  it.each([
    ['http://192.168.1.20:8080/', 'yes'],
    ['https://localhost/', 'yes'],
    ['http://[fd00::1]/', 'yes'],
    ['http://169.254.169.254/latest', 'no'],
    ['http://0.0.0.0/', 'no'],
    ['http://[::1]/', 'yes'],
    ['http://[::127.0.0.1]/', 'no'],
    ['http://[fd00:ec2::254]/latest', 'no'],
    ['http://100.100.100.200/latest', 'no'],
    ['http://168.63.129.16/', 'no'],
  ])('%s where the operator allows the own network: %s', async (url, verdict) => {
    expect(await judged(url, true, leading('127.0.0.1'))).toBe(verdict);
  });
});
