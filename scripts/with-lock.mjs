// One bootstrap at a time in a working copy. The lock is a folder; it is stale when its owner has gone.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BEAT_MS = 2000;
const STALE_MS = 15_000;
const ASK_AGAIN_MS = 200;

export async function withLock(folder, work) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const token = randomBytes(8).toString('hex');
  await acquire(folder, token);
  const beat = setInterval(() => touch(folder), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (ownerOf(folder)?.token === token) putAside(folder);
  }
}

async function acquire(folder, token) {
  let told = false;
  while (!take(folder, token)) {
    if (isStale(folder)) putAside(folder);
    else {
      if (!told) console.log('Un autre démarrage prépare déjà ce dossier\u00A0; on l’attend…');
      told = true;
      await pause(ASK_AGAIN_MS);
    }
  }
}

// The owner's name is written before the folder is renamed into place: a lock always has an owner.
function take(folder, token) {
  const draft = `${folder}.${token}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(ownerFile(draft), JSON.stringify({ pid: process.pid, host: hostname(), token }));
  try {
    renameSync(draft, folder);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}

function isStale(folder) {
  const owner = ownerOf(folder);
  if (owner === undefined) return false;
  if (owner.host === hostname() && !isAlive(owner.pid)) return true;
  const beat = statSync(ownerFile(folder), { throwIfNoEntry: false });
  return beat !== undefined && Date.now() - beat.mtimeMs > STALE_MS;
}

// Renamed before it is removed, which lets one of several waiters through and never shows them half a lock. Should a
// new owner have come in between, it gets its place back.
function putAside(folder) {
  const former = ownerOf(folder)?.token;
  const aside = `${folder}.aside-${randomBytes(4).toString('hex')}`;
  try {
    renameSync(folder, aside);
    if (ownerOf(aside)?.token === former) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, folder);
  } catch {
    // Another waiter was quicker.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ownerOf(folder) {
  try {
    return JSON.parse(readFileSync(ownerFile(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

function touch(folder) {
  const now = new Date();
  try {
    utimesSync(ownerFile(folder), now, now);
  } catch {
    // Put aside by mistake for a moment: the next beat will find it.
  }
}

function ownerFile(folder) {
  return path.join(folder, 'owner.json');
}
