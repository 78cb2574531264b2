// /gestion/fichiers/images: pictures come in here as a browser's form sends them, without script too.
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { MediaStore, PicturePurpose } from '../../media/media.ts';
import { answeredForStaff, staffBeforeBody } from '../../staff/staff.ts';
import type { StaffFileParts } from '../../staff/staff.ts';
import { givenForContent } from './given-for-content.ts';
import { givenForProduct } from './given-for-product.ts';
import type { GivenPlace } from './given-for-product.ts';
import { sharedWorkers } from './shared-workers.ts';
import { MOST_FORM_BYTES, takePictures } from './take-pictures.ts';
import type { TakenPictures } from './take-pictures.ts';

type PictureParts = StaffFileParts & {
  publicUrl: string;
  /** where pictures are kept */
  pictures: MediaStore;
  /** processes that make pictures at once */
  pictureWorkers: number;
};

type Given = {
  right: StaffOperation;
  /** Where the form's answer is read. */
  back: (request: FastifyRequest) => string;
  /** What they are for, by the form's fields. */
  purposeOf: (fields: ReadonlyMap<string, string>) => PicturePurpose;
  /** Writes what was taken; the answer stands in the address of the next page. */
  write: (place: GivenPlace, given: TakenPictures, request: FastifyRequest) => Promise<string>;
};

const ADDRESS = '/gestion/fichiers/images';

export function pictureRoutes(parts: PictureParts): FastifyPluginAsync {
  const { db, now, pictures: store } = parts;
  const withWorkers = sharedWorkers(parts.pictureWorkers);
  const taking =
    ({ right, back, purposeOf, write }: Given) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      answeredForStaff(parts, { request, reply, right }, async ({ staff }) => {
        const given = request.isMultipart()
          ? await withWorkers((workers) =>
              takePictures(request, staff, { db, now, store, workers, purposeOf }),
            )
          : NOTHING;
        const told = await write({ db, ...placeOf(request, staff), now }, given, request);
        return reply.redirect(`${back(request)}?${told}#photos`, 303);
      });
  const guarded = (right: StaffOperation) => ({
    bodyLimit: MOST_FORM_BYTES,
    onRequest: staffBeforeBody(parts, right),
  });
  return async (app) => {
    // Other bodies would be read whole, and parsed.
    app.removeAllContentTypeParsers();
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post(
      `${ADDRESS}/produits/:sku`,
      guarded('uploadProductPictures'),
      taking({
        right: 'uploadProductPictures',
        back: (request) => `/gestion/catalogue/produits/${encodeURIComponent(skuOf(request))}`,
        purposeOf: () => 'product',
        write: (place, given, request) => givenForProduct(place, skuOf(request), given),
      }),
    );
    app.post(
      `${ADDRESS}/contenus`,
      guarded('uploadContentPicture'),
      taking({
        right: 'uploadContentPicture',
        back: () => '/gestion/contenu/images',
        purposeOf: (fields) => (fields.get('usage') === 'page' ? 'page' : 'banner'),
        write: givenForContent,
      }),
    );
  };
}

const skuOf = ({ params }: FastifyRequest) => (params as { sku: string }).sku;

const NOTHING: TakenPictures = { fields: new Map(), taken: [], refused: [] };

function placeOf(request: FastifyRequest, { staffId, name }: Staff) {
  const viewer = { kind: 'visitor' } as const;
  return { viewer, staffId, author: name, clientAddress: request.ip, requestId: request.id };
}
