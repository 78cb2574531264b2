// Pages straight from the sources, with hot reload.
import type { FastifyPluginAsync } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pagesOf, storefrontFolder } from './built-pages.ts';
import type { PageSource } from './built-pages.ts';

export async function developmentPages(): Promise<PageSource> {
  // Vite is needed here only: a shop in production does not load it.
  const { createServer } = await import('vite');
  const vite = await createServer({ root: storefrontFolder, server: { middlewareMode: true } });

  const files: FastifyPluginAsync = async (app) => {
    app.addHook('onClose', () => vite.close());
  };
  // Vite serves its own modules and passes on everything else; it must come before the routes.
  const withVite = Object.assign(
    async (app: Parameters<FastifyPluginAsync>[0]) => {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      await app.register(files);
    },
    { [Symbol.for('skip-override')]: true },
  );
  return {
    files: withVite,
    load: async () =>
      pagesOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development'),
  };
}
