// /gestion/fichiers/imports: files come in here as a browser's form sends them, without script too; templates and
// refused lines leave.
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { FileTooLarge } from '../../imports/files/receive-file.ts';
import { templateOf } from '../../intake/intake.ts';
import { askForRun } from '../../jobs/jobs.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { answeredForStaff, staffBeforeBody } from '../../staff/staff.ts';
import type { StaffFileParts } from '../../staff/staff.ts';
import { LARGEST_UPLOAD, receiveUpload } from '../uploads/receive-upload.ts';
import { rejectsOf } from '../uploads/rejects-of.ts';
import { UPLOADS_JOB } from '../uploads/run-uploads.ts';
import { deleteUpload, noteReceived, selectUpload } from '../uploads/uploads-store.ts';
import type { UploadRecord } from '../uploads/uploads-store.ts';
import { isUploadId } from './files-in-hand.ts';
import { kindNamesFor, kindsFor } from './file-kinds.ts';
import { formatFor } from './file-format.ts';

type FileParts = StaffFileParts & { publicUrl: string };

/** Why a file was not taken, as the form shows it again. */
type NotTaken = 'genre' | 'fichier' | 'format' | 'taille' | 'vide' | 'trop';

const ADDRESS = '/gestion/fichiers/imports';
const PAGES = '/gestion/imports';
/** Each may be half a gigabyte, kept a week: more than a busy morning needs, less than a disk holds. */
const BROUGHT = { name: 'staff-files', most: 40, perMs: HOUR_MS };
const SAFE_NAME = /[^\p{L}\p{N} ._()-]/gu;
const LONGEST_NAME = 120;
const LONGEST_CHOICE = 40;

export function fileRoutes(parts: FileParts): FastifyPluginAsync {
  const { db } = parts;
  return async (app) => {
    // Other bodies would be read whole, and parsed.
    app.removeAllContentTypeParsers();
    await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: LARGEST_UPLOAD } });
    const right = 'uploadFile';
    const options = { bodyLimit: LARGEST_UPLOAD + 1_048_576, onRequest: staffBeforeBody(parts, right) };
    app.post(ADDRESS, options, async (request, reply) =>
      answeredForStaff(parts, { request, reply, right }, async ({ staff }) => {
        const file = request.isMultipart() ? await request.file() : undefined;
        const taken = await take(parts, request, { staff, file });
        return reply.redirect(
          typeof taken === 'string'
            ? `${PAGES}/nouveau?${chosenAgain(taken, file)}`
            : `${PAGES}/fichiers/${taken.id}`,
          303,
        );
      }),
    );
    app.get<{ Params: { kind: string } }>(`${ADDRESS}/modeles/:kind.csv`, async (request, reply) =>
      answeredForStaff(parts, { request, reply, right: 'fileTemplate' }, async ({ staff }) => {
        const kind = kindsFor(staff, 'fileTemplate').find(({ name }) => name === request.params.kind);
        if (kind === undefined) return reply.code(404).send();
        return asFile(reply, { name: `${kind.name}.csv`, type: 'text/csv' }).send(templateOf(kind));
      }),
    );
    app.get<{ Params: { id: string } }>(`${ADDRESS}/:id/rejets`, async (request, reply) =>
      answeredForStaff(parts, { request, reply, right: 'fileRejects' }, async ({ staff }) => {
        const upload = await uploadOf(db, request.params.id, kindNamesFor(staff, 'fileRejects'));
        const rejects = upload === undefined ? null : await rejectsOf(db, upload);
        if (rejects === null) return reply.code(404).send();
        return asFile(reply, rejects).send(Readable.from(rejects.bytes));
      }),
    );
  };
}

async function take(
  { db, now }: FileParts,
  request: FastifyRequest,
  { staff, file }: { staff: Staff; file: MultipartFile | undefined },
): Promise<{ id: string } | NotTaken> {
  if (file === undefined || file.fieldname !== 'fichier' || file.filename === '')
    return drained(file, 'fichier');
  const genre = fieldOf(file, 'genre');
  const kind = kindsFor(staff, 'uploadFile').find(({ name }) => name === genre);
  if (kind === undefined) return drained(file, 'genre');
  const format = formatFor(kind.name, file.filename);
  if (format === null) return drained(file, 'format');
  if (!(await allow(db, { ...BROUGHT, key: String(staff.staffId) }, now()))) return drained(file, 'trop');
  const upload = {
    kind: kind.name,
    file_name: file.filename.replaceAll(SAFE_NAME, '_').slice(-LONGEST_NAME),
    format,
    options: {
      isTrial: true,
      skipsRefused: false,
      isFull: kind.withdraw !== null && fieldOf(file, 'complet') === 'oui',
      isAccepted: false,
      mostPriceChange: null,
      at: null,
    },
    given_by: staff.name,
    client_address: request.ip,
    request_id: request.id,
    received_at: now(),
    staff_id: staff.staffId,
  };
  const received = await receiveUpload(db, upload, file.file).catch((trouble: unknown) => {
    if (trouble instanceof FileTooLarge) return 'taille' as const;
    throw trouble;
  });
  if (received === 'taille') return received;
  const { id, sha256, bytes } = received;
  const fault = file.file.truncated ? 'taille' : bytes === 0 ? 'vide' : null;
  if (fault !== null) {
    await deleteUpload(db, id);
    return fault;
  }
  await db.transaction().execute(async (part) => {
    await noteReceived(part, id, { sha256, bytes });
    await askForRun(part, UPLOADS_JOB, now());
    const place = {
      viewer: { kind: 'visitor' as const },
      staffId: staff.staffId,
      clientAddress: request.ip,
      requestId: request.id,
      now,
    };
    const details = { kind: kind.name, file_name: upload.file_name, sha256, bytes };
    await recordAudit(part, place, { event: 'file-brought', details });
  });
  return { id };
}

/** Whoever brought it: what another system sends is read by those whose kinds it is. */
async function uploadOf(
  db: Database,
  id: string,
  kinds: readonly string[],
): Promise<UploadRecord | undefined> {
  const upload = isUploadId(id) ? await selectUpload(db, id) : undefined;
  return upload !== undefined && kinds.includes(upload.kind) ? upload : undefined;
}

/** What was chosen beside the file stands in the form again; the file itself, a browser does not give back. */
function chosenAgain(refus: NotTaken, file: MultipartFile | undefined): string {
  const chosen = new URLSearchParams({ refus });
  for (const name of ['genre', 'complet']) {
    const value = file === undefined ? '' : fieldOf(file, name);
    if (value !== '') chosen.set(name, value.slice(0, LONGEST_CHOICE));
  }
  return chosen.toString();
}

/** A form's answer is read once all of it has left the browser. */
function drained(file: MultipartFile | undefined, reason: NotTaken): NotTaken {
  file?.file.resume();
  return reason;
}

function fieldOf({ fields }: MultipartFile, name: string): string {
  const field = fields[name];
  return field !== undefined && !Array.isArray(field) && field.type === 'field' ? String(field.value) : '';
}

function asFile(reply: FastifyReply, { name, type }: { name: string; type: string }): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(`${type}; charset=utf-8`);
}
