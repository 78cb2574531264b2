// /gestion/fichiers/images: pictures come in here as a browser's form sends them, without script too.
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import type { PictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { productsOfReferences } from '../../catalogue/catalogue.ts';
import { importGivenPictures } from '../../catalogue/operations/imports/import-given-pictures.ts';
import { isForeign } from '../../http/foreign-origin.ts';
import type { MediaStore } from '../../media/media.ts';
import { answeredForStaff } from '../../staff/staff.ts';
import type { StaffFileParts } from '../../staff/staff.ts';
import { sharedWorkers } from './shared-workers.ts';
import { MOST_FORM_BYTES, takePictures } from './take-pictures.ts';
import type { RefusedPicture } from './take-pictures.ts';

type PictureParts = StaffFileParts & {
  publicUrl: string;
  /** where pictures are kept */
  pictures: MediaStore;
  /** processes that make pictures at once */
  pictureWorkers: number;
};

const ADDRESS = '/gestion/fichiers/images';

export function pictureRoutes(parts: PictureParts): FastifyPluginAsync {
  const { db, now, publicUrl, pictures: store } = parts;
  const withWorkers = sharedWorkers(parts.pictureWorkers);
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post<{ Params: { sku: string } }>(
      `${ADDRESS}/produits/:sku`,
      { bodyLimit: MOST_FORM_BYTES },
      async (request, reply) => {
        if (isForeign(request, publicUrl)) return reply.code(403).send();
        return answeredForStaff(
          parts,
          { request, reply, right: 'uploadProductPictures' },
          async ({ staff }) => {
            const { sku } = request.params;
            const back = (told: string) =>
              reply.redirect(`/gestion/catalogue/produits/${encodeURIComponent(sku)}?${told}#photos`, 303);
            if (!request.isMultipart()) return back(refusedWords([one('fichier')]));
            const { fields, taken, refused } = await withWorkers((workers) =>
              takePictures(request, staff, { db, now, store, workers, purpose: 'product' }),
            );
            const reference = fields.get('reference') ?? sku;
            if ((await productsOfReferences(db, [reference])).get(reference) !== sku)
              return back(refusedWords([one('reference')]));
            if (taken.length === 0)
              return back(refusedWords(refused.length === 0 ? [one('fichier')] : refused));
            const { added, leftOut } = await importGivenPictures(
              {
                db,
                viewer: { kind: 'visitor' },
                staffId: staff.staffId,
                clientAddress: request.ip,
                requestId: request.id,
                now,
              },
              { sku, reference, pictures: taken.map(({ picture }) => picture) },
            );
            const full = leftOut > 0 ? [one('place')] : [];
            return back(`fait=photos&ajoutees=${added}&${refusedWords([...refused, ...full])}`);
          },
        );
      },
    );
  };
}

const one = (why: PictureRefusal): RefusedPicture => ({ why, name: '' });

/** Why and which, for the page to say in its own words. */
function refusedWords(refused: readonly RefusedPicture[]): string {
  return refused.map(({ why, name }) => `refus=${encodeURIComponent(`${why}:${name}`)}`).join('&');
}
