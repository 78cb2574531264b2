// The boxes by which somebody agrees to what a file leaves open, and what stands at one that was not ticked.
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { FileAgreement } from '../../../generated/documents.ts';
import { importsCopy } from './imports-copy.ts';

export const agreementFields = { accept: 'accord', skip_refused: 'passer' } as const satisfies Record<
  FileAgreement,
  string
>;

export type PublishField = (typeof agreementFields)[FileAgreement];
export type PublishAnswer = FormAnswer<PublishField>;

/** A box that the file does not ask for is not drawn, nor is its fault. */
export function missingAgreements(values: PublishAnswer['values']): PublishAnswer['faults'] {
  const { agreements } = importsCopy.file;
  return {
    ...(values.accord === 'oui' ? {} : { accord: agreements.accept.missing }),
    ...(values.passer === 'oui' ? {} : { passer: agreements.skip_refused.missing }),
  };
}
