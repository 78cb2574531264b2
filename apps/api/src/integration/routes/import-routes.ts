// Files of every kind by HTTP, as a table, as JSON Lines or as an archive, worked on by a job of the shop and followed by
// its number.
import { archiveKindNamed, describedKinds, templateOf } from '../../intake/intake.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import { FileTooLarge } from '../../imports/files/receive-file.ts';
import { askForRun } from '../../jobs/jobs.ts';
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { badMediaType, missingScope, Problem } from '../answers/problem.ts';
import { importScope } from '../uploads/import-scopes.ts';
import { LARGEST_UPLOAD, receiveUpload } from '../uploads/receive-upload.ts';
import { rejectsOf } from '../uploads/rejects-of.ts';
import { UPLOADS_JOB } from '../uploads/run-uploads.ts';
import { uploadForm, uploadFormOf } from '../uploads/upload-form.ts';
import { deleteUpload, noteReceived, selectUpload } from '../uploads/uploads-store.ts';
import type { UploadFormat, UploadOptions, UploadRecord } from '../uploads/uploads-store.ts';
import { moment, momentOf } from './fields.ts';
import { giving, reading, receiving } from './route.ts';
import type { MediaType, Route } from './route.ts';

const FORMATS = { 'text/csv': 'csv', 'application/x-ndjson': 'jsonl', 'application/zip': 'zip' } as const;
const LINES = ['text/csv', 'application/x-ndjson'] as const;
const ARCHIVE = ['application/zip'] as const;
const yes = v.optional(v.picklist(['true', 'false']), 'false');

const options = v.strictObject({
  dry_run: yes,
  skip_refused: yes,
  accept: yes,
  mode: v.optional(v.picklist(['delta', 'full']), 'delta'),
  max_change: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'un pourcentage entier'))),
  at: v.optional(moment),
  name: v.optional(v.pipe(v.string(), v.regex(/^[\w .()-]{1,200}$/, 'un nom de fichier sans accent'))),
});

export const importRoutes: readonly Route[] = [
  giving(
    {
      path: '/import-templates/{kind}',
      scope: 'imports:write',
      summary:
        'Le modèle d’un genre de fichier\u00A0: ce que dit chaque colonne, l’en-tête, un exemple. Genres\u00A0: ' +
        `${describedKinds.map(({ name }) => name).join(', ')}.`,
      gives: ['text/csv'],
    },
    async (_context, params) => {
      const kind = kindNamed(params['kind']);
      return { name: `${kind.name}.csv`, type: 'text/csv', bytes: once(Buffer.from(templateOf(kind))) };
    },
  ),
  receiving(
    'POST',
    {
      path: '/imports/{import}',
      scope: 'imports:write',
      summary:
        'Envoie un fichier du genre que nomme l’adresse, à suivre par « Location ». En entier ou pas du tout\u00A0: « dry_run » l’essaie, « skip_refused » écrit les bonnes lignes, « mode=full » retire ce qu’aucune ligne ne nomme, « accept » laisse passer ce qui est retenu, « at » dit de quel moment parle un fichier de stock. Images (pictures) et PDF de factures (invoice-papers) viennent en archive zip.',
      query: options,
      takes: [...LINES, ...ARCHIVE],
      answer: uploadForm,
    },
    async ({ db, place, author, scopes }, { params, query }, sent) => {
      const kind = kindNamed(params['import']);
      mayHandle(kind.name, scopes);
      if (query.mode === 'full' && kind.withdraw === null)
        throw new Problem(
          422,
          'nothing_to_withdraw',
          `Un fichier «\u00A0${kind.name}\u00A0» ne retire rien\u00A0: «\u00A0mode=full\u00A0» n’a pas de sens pour lui.`,
        );
      const format = formatOf(kind.name, sent.type);
      const wanted: UploadOptions = {
        isTrial: query.dry_run === 'true',
        skipsRefused: query.skip_refused === 'true',
        isAccepted: query.accept === 'true',
        isFull: query.mode === 'full',
        mostPriceChange: query.max_change === undefined ? null : Number(query.max_change),
        at: query.at === undefined ? null : momentOf(query.at, 'at').toISOString(),
      };
      const upload = {
        kind: kind.name,
        file_name: query.name ?? `${kind.name}.${format}`,
        format,
        options: wanted,
        given_by: author,
        client_address: place.clientAddress,
        request_id: place.requestId,
        received_at: place.now(),
      };
      const received = await receiveUpload(db, upload, sent.bytes).catch((trouble: unknown) => {
        throw trouble instanceof FileTooLarge ? tooLarge() : trouble;
      });
      const { id, sha256, bytes } = received;
      return {
        fingerprint: sha256,
        async keep({ db: transaction }) {
          await noteReceived(transaction, id, { sha256, bytes });
          await askForRun(transaction, UPLOADS_JOB, place.now());
          return uploadFormOf(await uploadNamed(transaction, id));
        },
        drop: () => deleteUpload(db, id),
        locationOf: (body) => `/imports/${String(Object.entries(body).find(([name]) => name === 'id')?.[1])}`,
      };
    },
  ),
  reading(
    {
      path: '/imports/{import}',
      scope: 'imports:write',
      summary: 'Où en est un fichier envoyé, par son numéro, et ce qu’il a fait.',
      query: v.strictObject({}),
      answer: uploadForm,
    },
    async ({ db, scopes }, { params }) => uploadFormOf(await ownUpload(db, params['import'], scopes)),
  ),
  giving(
    {
      path: '/imports/{import}/rejects',
      scope: 'imports:write',
      summary:
        'Ses lignes refusées, avec leurs motifs\u00A0: corrigé, ce fichier se renvoie tel quel\u00A0; d’une archive, c’est le tableau de ce qui en reste à renvoyer, à joindre aux fichiers corrigés.',
      gives: LINES,
    },
    async ({ db, scopes }, params) => {
      const rejects = await rejectsOf(db, await ownUpload(db, params['import'], scopes));
      if (rejects === null)
        throw new Problem(
          404,
          'no_rejects',
          'Ce fichier n’a pas de lignes refusées, ou n’est pas encore lu.',
        );
      return rejects;
    },
  ),
];

function kindNamed(name: string | undefined): ImportKind {
  const kind = describedKinds.find((one) => one.name === name);
  if (kind !== undefined) return kind;
  throw new Problem(404, 'unknown_kind', `Aucun genre de fichier ne s’appelle «\u00A0${name}\u00A0».`);
}

function formatOf(kind: string, type: MediaType): UploadFormat {
  const takes = archiveKindNamed(kind) === undefined ? LINES : ARCHIVE;
  const found = takes.find((one) => one === type);
  if (found === undefined) throw badMediaType(takes);
  return FORMATS[found];
}

function mayHandle(kind: string, scopes: readonly string[]): void {
  const scope = importScope(kind);
  if (scope === null || !scopes.includes(scope)) throw missingScope(scope ?? kind);
}

/** Its lines may be people's: followed and read back by keys that may write such lines. */
async function ownUpload(
  db: Database,
  id: string | undefined,
  scopes: readonly string[],
): Promise<UploadRecord> {
  const upload = await uploadNamed(db, id);
  mayHandle(upload.kind, scopes);
  return upload;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function uploadNamed(db: Database, id: string | undefined): Promise<UploadRecord> {
  const upload = id !== undefined && UUID.test(id) ? await selectUpload(db, id) : undefined;
  if (upload !== undefined) return upload;
  throw new Problem(
    404,
    'unknown_import',
    `Aucun fichier envoyé ne porte le numéro ${id}, ou il n’est plus gardé.`,
  );
}

function tooLarge(): Problem {
  return new Problem(413, 'too_long', `Le fichier dépasse ${LARGEST_UPLOAD / 1_048_576} Mio.`);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
