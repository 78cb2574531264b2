// The built scripts, styles and fonts: names carry their hash, so they never change. While a release goes on, the page
// of one version asks for its files at the process of another: what is not ours comes from where every version keeps
// its own.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { BUILT_FILES } from '@nuancier/api/media/media.ts';
import type { MediaStore } from '@nuancier/api/media/media.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

export type BuiltPart = 'shop' | 'gestion';
/** Of all versions. */
export type Elsewhere = Pick<MediaStore, 'find'>;
export type BuiltFiles = {
  part: BuiltPart;
  clientFolder: string;
  prefix: string;
  preCompressed: boolean;
  elsewhere: Elsewhere | undefined;
};

const YEAR_MS = 31_536_000_000;
const RETRY_SECONDS = 5;

export function builtFiles(files: BuiltFiles): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (own) => {
        own.setNotFoundHandler(fromElsewhere(files));
        await own.register(fastifyStatic, {
          root: path.join(files.clientFolder, 'assets'),
          preCompressed: files.preCompressed,
          index: false,
          dotfiles: 'ignore',
          decorateReply: false,
          maxAge: YEAR_MS,
          immutable: true,
        });
      },
      { prefix: files.prefix },
    );
  };
}

function fromElsewhere({ part, prefix, elsewhere }: BuiltFiles) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = `${part}/${request.url.replace(/\?.*$/s, '').slice(prefix.length + 1)}`;
    if (elsewhere === undefined || !BUILT_FILES.shape.test(name)) throw refusal(404);
    const found = await elsewhere.find(name).catch((error: unknown) => {
      request.log.warn({ err: error, name }, 'a built file of another version could not be fetched');
      reply.header('retry-after', RETRY_SECONDS);
      throw refusal(503);
    });
    if (found === null) throw refusal(404);
    return reply
      .code(200)
      .header('cache-control', BUILT_FILES.cacheControl)
      .header('content-length', found.bytes)
      .type(BUILT_FILES.typeOfName(name))
      .send(found.body);
  };
}

/** Told in the shop's words by its own handler of errors. */
function refusal(statusCode: number): Error {
  return Object.assign(new Error(`built file: ${statusCode}`), { statusCode });
}
