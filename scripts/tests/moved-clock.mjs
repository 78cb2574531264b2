// The environment under which all processes of a test run, database and browser included, see another time.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { StepFailed, visibleStep } from '../visible-step.mjs';

const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1';

/** `wanted` is a day (2028-02-29), a day with an hour (2026-10-25T02:30, of Paris), or days from now (+40). */
export function instantOf(wanted, now) {
  const days = /^\+(\d{1,4})$/.exec(wanted)?.[1];
  if (days !== undefined) return new Date(now.getTime() + Number(days) * 24 * 3_600_000);
  const [, day, hour = '12:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(wanted) ?? [];
  const instant = day === undefined ? null : parisian(day, hour);
  if (instant === null)
    throw new StepFailed(
      `--on takes a day (2028-02-29), a day with an hour of Paris (2026-12-31T23:50) or days from now (+40), not ${wanted}`,
    );
  return instant;
}

/** Null for a day or an hour that does not exist. */
function parisian(day, hour) {
  const asUtc = new Date(`${day}T${hour}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(day)) return null;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });
  const offset = parts
    .formatToParts(asUtc)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3);
  return new Date(`${day}T${hour}:00${offset || 'Z'}`);
}

/**
 * An offset, so that processes that start later agree with those that started first. Timers go by the steady clock,
 * which stays as it is, and files keep their real times.
 */
export async function movedClock(instant, now) {
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
  return {
    LD_PRELOAD: await faketimeLibrary(),
    FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}

async function faketimeLibrary() {
  const [found] = globSync(LIBRARY);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await visibleStep('Liste des paquets du système', 'apt-get', ['update'], { cwd: '/', env });
    await visibleStep('Installation de libfaketime', 'apt-get', ['install', '-y', 'libfaketime'], {
      cwd: '/',
      env,
    });
  }
  const [installed] = globSync(LIBRARY);
  if (installed !== undefined) return installed;
  throw new StepFailed('--on needs libfaketime (Debian: sudo apt-get install libfaketime).');
}
