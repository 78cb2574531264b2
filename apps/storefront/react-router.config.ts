import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuild } from './server/bundle/compress-build.ts';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressBuild(path.join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
