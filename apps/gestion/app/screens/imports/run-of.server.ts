import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ImportRunDocument, ImportRunWrittenDocument } from '../../../generated/documents.ts';
import type { ImportRunWrittenQuery, RunStandingFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The run of the address, or « introuvable »: what is of another's kinds is not there. */
export async function runOf(context: Context, id: string): Promise<RunStandingFragment> {
  const { importRun } = await context.get(backendContext).ask(ImportRunDocument, { id: numberIn(id) });
  return present(importRun);
}

type WrittenRun = NonNullable<ImportRunWrittenQuery['importRun']>;

/** The same with its refused lines and a page of what it wrote. */
export async function writtenRunOf(context: Context, id: string, after: string | null): Promise<WrittenRun> {
  const asked = { id: numberIn(id), after };
  const { importRun } = await context.get(backendContext).ask(ImportRunWrittenDocument, asked);
  return present(importRun);
}

function numberIn(id: string): number {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}

function present<Run>(run: Run | null): Run {
  if (run === null) throw data(null, { status: 404 });
  return run;
}
