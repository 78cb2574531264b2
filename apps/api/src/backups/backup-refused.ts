/** A backup cannot be made, read or restored, and the operator can act: the message says how, in French. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
