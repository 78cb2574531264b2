// PostgreSQL refuses to run as root: started by root, the server runs as an unprivileged user instead.
import { lstat, readFile } from 'node:fs/promises';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Nothing when the server simply runs as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined;

export async function serverUser(clusterFolder: string): Promise<ServerUser> {
  const ourUid = process.getuid?.();
  if (ourUid === undefined) return undefined;
  const owner = await ownerOf(clusterFolder);
  if (ourUid === 0) return owner !== undefined && owner.uid !== 0 ? owner : nobody();
  if (owner !== undefined && owner.uid !== ourUid) {
    throw new DatabaseUnavailable(
      `Le dossier «\u00A0${clusterFolder}\u00A0» appartient à un autre utilisateur. ` +
        'Démarrez la boutique sous le compte qui l’a créé, ou choisissez un autre dossier avec DATA_DIR.',
    );
  }
  return undefined;
}

async function ownerOf(folder: string): Promise<ServerUser> {
  const found = await lstat(folder).catch(() => undefined);
  return found === undefined ? undefined : { uid: found.uid, gid: found.gid };
}

async function nobody(): Promise<ServerUser> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? [];
  if (uid !== undefined && gid !== undefined && Number(uid) > 0)
    return { uid: Number(uid), gid: Number(gid) };
  throw new DatabaseUnavailable(
    'PostgreSQL refuse de tourner sous root et cette machine n’a pas d’utilisateur «\u00A0nobody\u00A0». ' +
      'Démarrez la boutique sous un compte ordinaire, ou indiquez une base avec DATABASE_URL.',
  );
}
