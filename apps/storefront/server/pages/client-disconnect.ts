/** Whoever asked closed the connection before the answer was whole: nothing of ours failed. */
export function isClientDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
