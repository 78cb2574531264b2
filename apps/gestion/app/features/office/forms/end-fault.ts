import { officeCopy } from '../office-copy.ts';

/** What is wrong with the last day of a period that is asked for: it comes before the first. */
export function endFault({
  since,
  until,
}: {
  since: string | null;
  until: string | null;
}): string | undefined {
  return since !== null && until !== null && until < since ? officeCopy.endsFirst : undefined;
}
