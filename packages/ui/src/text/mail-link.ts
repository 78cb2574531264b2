/** A mail to this address and nothing else: a sign in it that begins a copy, a subject or a text is written out. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
