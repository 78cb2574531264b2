// Holds the test server for the length of a vitest run.
import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';
import type { StartedTestCluster } from './test-cluster.ts';

let started: StartedTestCluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  started = await startTestCluster();
  project.provide('testCluster', started.cluster);
}

export async function teardown(): Promise<void> {
  await started?.stop();
}
