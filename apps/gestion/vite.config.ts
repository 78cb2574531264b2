import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/gestion/',
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  // Its thousands of files weigh more than all else the shop needs to run: the few icons shown are built in.
  ssr: { noExternal: ['lucide-react'] },
});
