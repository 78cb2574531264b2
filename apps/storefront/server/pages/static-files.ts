import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** The built scripts, styles and fonts: names carry their hash, so they never change. */
export function staticFiles(clientFolder: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: path.join(clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      decorateReply: false,
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
    });
  };
}
