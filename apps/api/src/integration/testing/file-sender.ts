// Files as a merchant's system sends them, and the shop's own jobs that work on them.
import { strict as assert } from 'node:assert';
import * as v from 'valibot';
import { runJobNow } from '../../jobs/jobs.ts';
import { shopJobs } from '../../shop-jobs.ts';
import type { JobMeans } from '../../shop-jobs.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { BASE_PATH } from '../openapi.ts';
import { UPLOADS_JOB } from '../uploads/run-uploads.ts';
import { uploadForm } from '../uploads/upload-form.ts';
import type { Erp } from './erp.ts';

type Answered = { status: number; body: Record<string, unknown>; location: string };

export function fileSender(shop: () => ShopApi, system: () => Erp, means: () => JobMeans) {
  async function send(
    address: string,
    content: string | Buffer,
    { type = 'text/csv', ...headers }: Record<string, string> = {},
  ): Promise<Answered> {
    const answer = await shop().inject({
      method: 'POST',
      url: `${BASE_PATH}/imports/${address}`,
      headers: { authorization: `Bearer ${system().key}`, 'content-type': type, ...headers },
      payload: Buffer.from(content),
    });
    return {
      status: answer.statusCode,
      body: JSON.parse(answer.body) as Record<string, unknown>,
      location: String(answer.headers['location']),
    };
  }

  const fileAt = (path: string) =>
    shop().inject({
      method: 'GET',
      url: `${BASE_PATH}${path}`,
      headers: { authorization: `Bearer ${system().key}` },
    });

  /** As the jobs of a running shop do. */
  async function worked(): Promise<void> {
    const clock = async () => means().now();
    assert.equal(await runJobNow({ ...means(), clock, jobs: shopJobs(means()) }, UPLOADS_JOB), 'done');
  }

  async function followed({ body }: Answered) {
    const { body: now } = await system().ask('GET', `/imports/${String(body['id'])}`);
    return v.parse(uploadForm, now);
  }

  /** Sent, worked on, and what became of it. */
  async function loaded(address: string, content: string | Buffer, headers: Record<string, string> = {}) {
    const answer = await send(address, content, headers);
    assert.equal(answer.status, 202);
    await worked();
    return followed(answer);
  }

  return { send, fileAt, worked, followed, loaded };
}
