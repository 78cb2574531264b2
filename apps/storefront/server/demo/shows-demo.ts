import type { Configuration } from '@nuancier/api/configuration/configuration.ts';

/** Whether visitors are shown that the shop is a demo, and its accounts. */
export function showsDemo({ mode, loadDemo }: Pick<Configuration, 'mode' | 'loadDemo'>): boolean {
  return mode === 'demo' && loadDemo;
}
