// The back office's pages: built, or straight from the sources. A bundle of its own, none of it in the shop's.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { RequestHandler, ServerBuild } from 'react-router';
import { builtFiles } from '../pages/built-files.ts';
import type { Elsewhere } from '../pages/built-files.ts';
import type { contextFor } from '../../../gestion/app/backend/request-context.server.ts';

export type GestionPages = { handle: RequestHandler; contextFor: typeof contextFor };
export type GestionSource = { load: () => Promise<GestionPages>; files: FastifyPluginAsync };

const FOLDER = path.join(import.meta.dirname, '../../../gestion');
export const gestionClientFolder = path.join(FOLDER, 'build', 'client');

export async function builtGestion(elsewhere?: Elsewhere): Promise<GestionSource> {
  const build = path.join(FOLDER, 'build');
  const module: unknown = await import(pathToFileURL(path.join(build, 'server', 'index.js')).href);
  const pages = pagesOf(module as ServerBuild, 'production');
  return {
    load: async () => pages,
    files: builtFiles({
      part: 'gestion',
      clientFolder: gestionClientFolder,
      prefix: '/gestion/assets',
      preCompressed: false,
      elsewhere,
    }),
  };
}

export async function developmentGestion(): Promise<GestionSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: FOLDER, server: { middlewareMode: true, ws: false } });
  const withVite = Object.assign(
    async (app: Parameters<FastifyPluginAsync>[0]) => {
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, done) => {
        if (!request.url.startsWith('/gestion/')) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    { [Symbol.for('skip-override')]: true },
  );
  return {
    files: withVite,
    load: async () =>
      pagesOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development'),
  };
}

function pagesOf(build: ServerBuild, mode: string): GestionPages {
  const entry: object = build.entry.module;
  if (!('contextFor' in entry) || typeof entry.contextFor !== 'function')
    throw new Error('The back office was built without contextFor: build it again');
  return {
    handle: createRequestHandler(build, mode),
    contextFor: entry.contextFor as GestionPages['contextFor'],
  };
}
