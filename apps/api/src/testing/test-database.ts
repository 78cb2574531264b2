import { inject } from 'vitest';
import type { TemplateKind } from './build-template.ts';
import { cloneDatabase } from './clone-database.ts';
import type { ClonedDatabase } from './clone-database.ts';
import { startTestCluster } from './test-cluster.ts';
import type { TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster | undefined;
  }
}

let ownCluster: Promise<TestCluster> | undefined;

/** A database of this test file's own, as the shop is on its first day. Close it when done. */
export async function testDatabase(kind: TemplateKind): Promise<ClonedDatabase> {
  const cluster = inject('testCluster') ?? (await joinCluster());
  return cloneDatabase(cluster, kind);
}

// Without the global setup the worker joins the server itself; its lease ends with the process.
function joinCluster(): Promise<TestCluster> {
  ownCluster ??= startTestCluster().then((started) => started.cluster);
  return ownCluster;
}
