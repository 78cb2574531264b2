import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkReloadGuard } from './server/bundle/chunk-reload-guard.ts';
import { trimReactRouter } from './server/bundle/trim-react-router.ts';
import { scriptChunks } from './server/bundle/script-chunks.ts';

export default defineConfig({
  plugins: [reactRouter(), chunkReloadGuard(), trimReactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  // Its thousands of files weigh more than all else the shop needs to run: the few icons shown are built in.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptChunks } } } } },
  },
});
