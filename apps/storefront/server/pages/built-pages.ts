// The built pages: what `npm run build` made of the screens.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { Pages } from './page-parts.ts';
import { staticFiles } from './static-files.ts';

export const storefrontFolder = path.join(import.meta.dirname, '../..');

/** Renders pages, and provides the plugin that serves their scripts and styles. */
export type PageSource = { load: () => Promise<Pages>; files: FastifyPluginAsync };

export async function builtPages(): Promise<PageSource> {
  const build = path.join(storefrontFolder, 'build');
  const module: unknown = await import(pathToFileURL(path.join(build, 'server', 'index.js')).href);
  const pages = pagesOf(module as ServerBuild, 'production');
  return { load: async () => pages, files: staticFiles(path.join(build, 'client')) };
}

export function pagesOf(build: ServerBuild, mode: string): Pages {
  const entry: object = build.entry.module;
  if (!('contextFor' in entry) || typeof entry.contextFor !== 'function') {
    throw new Error('The pages were built without contextFor: build them again');
  }
  return { handle: createRequestHandler(build, mode), contextFor: entry.contextFor as Pages['contextFor'] };
}
