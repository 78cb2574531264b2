import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ImportRunDocument } from '../../../generated/documents.ts';
import type { RunRowFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';

/** The run of the address, or « introuvable »: what is of another's kinds is not there. */
export async function runOf(context: Readonly<RouterContextProvider>, id: string): Promise<RunRowFragment> {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const { importRun } = await context.get(backendContext).ask(ImportRunDocument, { id: number });
  if (importRun === null) throw data(null, { status: 404 });
  return importRun;
}
