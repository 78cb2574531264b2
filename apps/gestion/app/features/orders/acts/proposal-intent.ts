// « Proposer un autre article » beside a line keeps what is counted first: the button sends the whole form.
const PREFIX = 'proposer-';

export function proposalFor(position: number): string {
  return `${PREFIX}${position}`;
}

/** The line it was pressed beside; null for another button. */
export function proposedFor(intent: string): number | null {
  const position = intent.startsWith(PREFIX) ? Number(intent.slice(PREFIX.length)) : Number.NaN;
  return Number.isInteger(position) ? position : null;
}
