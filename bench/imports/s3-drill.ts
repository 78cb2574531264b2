// Asks a real S3 server what the contract of media stores asks: the one that S3_… name, or s3rver from the registry.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import { PAPERS } from '@nuancier/api/media/stored/media-store.ts';
import { s3MediaStore } from '@nuancier/api/media/stored/s3-media-store.ts';
import {
  paperOf,
  pictureOf,
  storeContract,
} from '@nuancier/api/media/stored/testing/media-store-contract.ts';
import { npmProgram } from '../../scripts/programs/npm-program.mjs';

const PORT = 4568;
const OWN = {
  S3_ENDPOINT: `http://127.0.0.1:${PORT}`,
  S3_BUCKET: 'images',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

const given = process.env['S3_BUCKET'] === undefined ? OWN : process.env;
const server = given === OWN ? await startServer() : null;
const read = readConfiguration({ ...given, SHOP_MODE: 'demo' }, process.cwd());
if (!read.ok || read.configuration.media.kind !== 's3') throw new Error('S3_… are not as they should be');
const { media } = read.configuration;
try {
  for (const [title, check] of Object.entries(storeContract)) {
    await check(s3MediaStore(media), pictureOf);
    await check(s3MediaStore(media, PAPERS), paperOf);
    process.stdout.write(`ok  ${title}\n`);
  }
} finally {
  await server?.stop();
}

async function startServer(): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 's3-drill-'));
  const { program, before, shell } = npmProgram();
  const server = ['s3rver@3.7.1', '-d', folder, '-p', String(PORT), '--configure-bucket', 'images'];
  const words = [...before, 'exec', '--yes', '--', ...server];
  const child = spawn(program, words, { stdio: 'ignore', detached: true, shell });
  const isUp = () =>
    fetch(OWN.S3_ENDPOINT).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 120 && !(await isUp()); tries += 1) await setTimeout(500);
  return {
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
