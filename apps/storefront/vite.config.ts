import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkReloadGuard } from './server/chunk-reload-guard.ts';

// A handful of files that stay in the browser's cache, instead of dozens of crumbs.
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
    priority: 3,
  },
  {
    name: 'frame',
    test: /[\\/]app[\\/](ui|layouts|theme|features[\\/](site|content))[\\/]|[\\/]app[\\/][\w-]+\.ts$|packages[\\/]domain[\\/]src[\\/]site|lucide-react/,
    priority: 2,
  },
];

export default defineConfig({
  plugins: [reactRouter(), chunkReloadGuard()],
  resolve: { tsconfigPaths: true },
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
