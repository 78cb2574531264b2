// What a folder or storage answers instead of taking or giving a backup, in words that the operator can act on.
import { BackupRefused } from '../backup-refused.ts';
import type { BackupPlace } from './backup-place.ts';

/** By the system's codes, and by the names of those who speak S3. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'ce dossier n’existe pas',
  ENOTDIR: 'ce n’est pas un dossier',
  EEXIST: 'ce n’est pas un dossier',
  EACCES: 'le compte qui lance la commande n’a pas le droit d’y lire ou d’y écrire',
  EPERM: 'le compte qui lance la commande n’a pas le droit d’y lire ou d’y écrire',
  EROFS: 'le disque n’est monté qu’en lecture',
  ENOSPC: 'il n’y a plus de place',
  EDQUOT: 'il n’y a plus de place pour ce compte',
  EIO: 'le disque est en panne',
  ESTALE: 'le disque distant ne répond plus',
  NoSuchBucket: 'ce compartiment n’existe pas',
  AccessDenied: 'le stockage n’en donne pas le droit à ces clés',
  InvalidAccessKeyId: 'le stockage ne connaît pas ces clés',
  SignatureDoesNotMatch: 'le stockage ne reconnaît pas ces clés',
  TimeoutError: 'le stockage ne répond pas à temps',
  ECONNREFUSED: 'le stockage ne répond pas',
  ENOTFOUND: 'le stockage n’a pas d’adresse connue',
};

/** Of the place, and of no backup in it: whether one is whole cannot be told. */
export class PlaceTrouble extends BackupRefused {}

/** The same place, which says its troubles in French. */
export function tellingTroubles({ said, ...place }: BackupPlace): BackupPlace {
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((trouble: unknown) => {
      throw inWords(said, trouble);
    });
  return {
    said,
    folders: () => told(place.folders()),
    read: (backup, name) => told(place.read(backup, name)),
    async begin(backup) {
      const draft = await told(place.begin(backup));
      return {
        write: (name, bytes) => told(draft.write(name, bytes)),
        finish: (manifest) => told(draft.finish(manifest)),
        abandon: () => told(draft.abandon()),
      };
    },
    remove: (backup) => told(place.remove(backup)),
  };
}

function inWords(said: string, trouble: unknown): unknown {
  if (!(trouble instanceof Error) || trouble instanceof BackupRefused) return trouble;
  const known = [...('code' in trouble ? [String(trouble.code)] : []), trouble.name].flatMap(
    (name) => WORDS[name] ?? [],
  );
  return new PlaceTrouble(
    `Le lieu des sauvegardes «\u00A0${said}\u00A0» ne peut pas servir\u00A0: ${known[0] ?? trouble.message}.`,
    { cause: trouble },
  );
}
