import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/gestion/',
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
