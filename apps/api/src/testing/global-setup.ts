// Holds the test server for the length of a vitest run: one for all of its projects.
import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';
import type { StartedTestCluster } from './test-cluster.ts';

type Held = { users: number; started: Promise<StartedTestCluster> };

// Each project reads this file anew; the process is what they share.
const shared = globalThis as typeof globalThis & { nuancierTestCluster?: Held | undefined };

export async function setup(project: TestProject): Promise<void> {
  const held = (shared.nuancierTestCluster ??= { users: 0, started: startTestCluster() });
  held.users += 1;
  project.provide('testCluster', (await held.started).cluster);
}

export async function teardown(): Promise<void> {
  const held = shared.nuancierTestCluster;
  if (held === undefined) return;
  held.users -= 1;
  if (held.users > 0) return;
  shared.nuancierTestCluster = undefined;
  await (await held.started).stop();
}
