/** The server ended a statement that took longer than it was given: told to whoever asked, it is no fault of the shop. */
export function wasCutOff(trouble: unknown): boolean {
  return trouble instanceof Error && 'code' in trouble && trouble.code === '57014';
}
