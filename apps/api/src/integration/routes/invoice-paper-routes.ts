// The PDF of an invoice or a credit note, as the accounts issued it: one document, by the door of the files.
import { createHash } from 'node:crypto';
import { INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import * as v from 'valibot';
import {
  invoicesNamed,
  MOST_PAPER_BYTES,
  namedInvoice,
  paperFault,
  paperFaultWords,
} from '../../invoices/invoices.ts';
import { importInvoicePapers } from '../../invoices/operations/import-invoice-papers.ts';
import { paperName } from '../../media/media.ts';
import type { MediaStore } from '../../media/media.ts';
import { Problem } from '../answers/problem.ts';
import { count, text } from './fields.ts';
import { receiving } from './route.ts';
import type { Reading, Route } from './route.ts';

const type = v.picklist(INVOICE_TYPES);

export const invoicePaperRoutes: readonly Route[] = [
  receiving(
    'PUT',
    {
      path: '/invoices/{number}/pdf',
      scope: 'papers:write',
      summary:
        'Le PDF d’une facture ou d’un avoir que la boutique connaît, tel que votre comptabilité l’a émis\u00A0: c’est lui que le client télécharge. « type » est nécessaire si le numéro est celui d’une facture et d’un avoir. 10 Mo au plus, sans programme, fichier joint ni mot de passe. Le même PDF encore ne change rien, un autre prend sa place.',
      query: v.strictObject({ type: v.optional(type) }),
      takes: ['application/pdf'],
      answer: v.object({ type, number: text, changed: v.boolean(), bytes: count, sha256: text }),
    },
    async (context, { params, query }, sent) => {
      const { place, author } = context;
      const invoice = await invoiceNamed(context, params['number'] ?? '', query.type);
      const bytes = await bounded(sent.bytes);
      const fault = await paperFault(bytes);
      if (fault !== null) throw refused([`Ce PDF ${paperFaultWords[fault]}`]);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await stored(context.papers, sha256, bytes);
      const document = { type: invoice.type, number: invoice.number };
      const row = { ...document, sha256, bytes: bytes.length, name: `${invoice.number}.pdf` };
      return {
        fingerprint: sha256,
        async keep({ db }) {
          const report = await importInvoicePapers(db, [row], { place, author });
          if (!report.ok) throw refused(report.refusals.map(({ reason }) => reason));
          return { ...document, changed: report.changed > 0, bytes: bytes.length, sha256 };
        },
        // Under its own sum it is in nobody's way.
        drop: async () => {},
        locationOf: null,
      };
    },
  ),
];

async function invoiceNamed({ db }: Reading, number: string, asked: v.InferOutput<typeof type> | undefined) {
  const found = await invoicesNamed(db, [number]);
  const named = namedInvoice({ type: asked ?? null, number }, found);
  if (named.ok) return named.invoice;
  const isUnknown = !found.some((one) => asked === undefined || one.type === asked);
  throw isUnknown
    ? new Problem(404, 'unknown_invoice', named.reason)
    : new Problem(422, 'ambiguous_number', named.reason, { types: found.map((one) => one.type) });
}

async function bounded(sent: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of sent) {
    size += piece.length;
    if (size > MOST_PAPER_BYTES) throw new Problem(413, 'too_long', `Ce PDF ${paperFaultWords['too-large']}`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function stored(papers: MediaStore, sha256: string, bytes: Buffer): Promise<void> {
  const name = paperName(sha256);
  const kept = papers.has(name).then((isThere) => (isThere ? undefined : papers.put(name, bytes)));
  await kept.catch((cause: unknown) => {
    const sentence = 'Le stockage des fichiers ne répond pas. Réessayez dans un instant.';
    throw Object.assign(new Problem(503, 'unavailable', sentence), { cause });
  });
}

function refused(reasons: readonly string[]): Problem {
  return new Problem(422, 'refused', reasons.join(' '), { reasons });
}
