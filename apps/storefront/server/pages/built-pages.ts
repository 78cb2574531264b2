// The built pages: what `npm run build` made of the screens.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { Pages } from './page-parts.ts';
import { builtFiles } from './built-files.ts';
import type { Elsewhere } from './built-files.ts';

export const storefrontFolder = path.join(import.meta.dirname, '../..');

/** Renders pages, and provides the plugin that serves their scripts and styles. */
export type PageSource = { load: () => Promise<Pages>; files: FastifyPluginAsync };

export const shopClientFolder = path.join(storefrontFolder, 'build', 'client');

export async function builtPages(elsewhere?: Elsewhere): Promise<PageSource> {
  const build = path.join(storefrontFolder, 'build');
  const module: unknown = await import(pathToFileURL(path.join(build, 'server', 'index.js')).href);
  const pages = pagesOf(module as ServerBuild, 'production');
  const files = builtFiles({
    part: 'shop',
    clientFolder: shopClientFolder,
    prefix: '/assets',
    preCompressed: true,
    elsewhere,
  });
  return { load: async () => pages, files };
}

export function pagesOf(build: ServerBuild, mode: string): Pages {
  const entry: object = build.entry.module;
  if (!('contextFor' in entry) || typeof entry.contextFor !== 'function') {
    throw new Error('The pages were built without contextFor: build them again');
  }
  return { handle: createRequestHandler(build, mode), contextFor: entry.contextFor as Pages['contextFor'] };
}
