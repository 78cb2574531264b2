import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkReloadGuard } from './server/chunk-reload-guard.ts';
import { routerParts } from './server/router-parts.ts';
import { scriptFiles } from './server/script-files.ts';

export default defineConfig({
  plugins: [reactRouter(), chunkReloadGuard(), routerParts()],
  resolve: { tsconfigPaths: true },
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } } },
  },
});
