// The staff with its files, for tests: what a browser's form sends, and the shop's own job that works on it.
import { strict as assert } from 'node:assert';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { runJobNow } from '../../jobs/jobs.ts';
import { createLog } from '../../monitoring/log.ts';
import { shopJobs } from '../../shop-jobs.ts';
import { PUBLIC_URL } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { UPLOADS_JOB } from '../uploads/run-uploads.ts';

const BOUNDARY = 'frontiere-des-essais';

export type Sent = { genre?: string; complet?: string; name?: string; content: string; origin?: string };

const FILE = `id sha256 is_published state may_publish has_rejects outcome { result run asks lines added changed removed refused held held_because
  prices { up down most_up { sku before_cents after_cents } most_down { sku before_cents after_cents } } refusals { line column reason } }`;
type Outcome = {
  result: string;
  run: number | null;
  asks: string[];
  changed: number;
  added: number;
  removed: number;
  held: number;
  refused: number;
  prices: unknown;
  refusals: { line: number; reason: string }[];
};
type InHand = {
  id: string;
  sha256: string;
  state: string;
  may_publish: boolean;
  has_rejects: boolean;
  is_published: boolean;
  outcome: Outcome | null;
};

type ToldRun = {
  take_back: string;
  overwritten_by: { id: number } | null;
  refusals: { line: number; reason: string }[] | null;
  rejects: string | null;
  changes: {
    rows: { called: string; what: string; is_other_since: boolean; cells: unknown[] }[];
    next: string | null;
  } | null;
};

export const PRICE_HEADER = 'article;prix_ht;prix_unitaire_ht';

type PricedArticle = { sku: string; pack: number; unit: string };

/** Without a reduction, which a file of prices would leave. */
export async function pricedArticles(db: Database, most: number): Promise<PricedArticle[]> {
  const found = await sql<PricedArticle>`
    select article_sku as sku, pack_ht_cents as pack, unit_ht as unit from public_price
    where reduced_type is null order by article_sku limit ${most}`.execute(db);
  return found.rows;
}

export const priceLine = ({ sku, pack, unit }: PricedArticle, times: number) =>
  `${sku};${((pack * times) / 100).toFixed(2)};${Number(unit) * times}`;

export const idIn = ({ location }: { location: string }) => location.split('/').at(-1) ?? '';

/** An expected no: its key and its words. */
export const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: Error) => ({ key: error.message, says: error.cause }),
  );

/** `tick`: moves the clock on. */
export function staffFiles(shop: () => ShopApi, { now, tick }: { now: () => Date; tick: () => Date }) {
  async function worked() {
    const means = {
      db: shop().db,
      databaseUrl: shop().databaseUrl,
      // A run is known by its moment: the clock goes on.
      now: tick,
      log: createLog({ level: 'silent' }),
      stores: shop().stores,
      pictureWorkers: 1,
    };
    const clock = async () => tick();
    assert.equal(await runJobNow({ ...means, clock, jobs: shopJobs(means) }, UPLOADS_JOB), 'done');
  }

  async function upload(
    email: string,
    { genre = 'prices', complet = '', name = 'prix.csv', content, origin = PUBLIC_URL }: Sent,
  ) {
    const part = (head: string, body: string) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const answer = await shop().inject({
      method: 'POST',
      url: '/gestion/fichiers/imports',
      headers: {
        ...(await cookieOf(email)),
        origin,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload: `${part('name="genre"', genre)}${part('name="complet"', complet)}${part(`name="fichier"; filename="${name}"`, content)}--${BOUNDARY}--\r\n`,
    });
    return { status: answer.statusCode, location: String(answer.headers['location'] ?? '') };
  }

  async function cookieOf(email: string) {
    return { cookie: `nuancier_gestion=${await staffSession(shop().db, email, now())}` };
  }

  async function ask<Answer>(
    email: string,
    document: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer> {
    const { data, errors } = await shop().sendAsStaff(email, document, variables);
    if (errors) throw new Error(String(errors[0]?.extensions?.['key']), { cause: errors[0]?.message });
    return data as Answer;
  }
  const fileAt = async (email: string, id: string) =>
    (
      await ask<{ fileInHand: InHand | null }>(
        email,
        `query ($id: ID!) { fileInHand(id: $id) { ${FILE} } }`,
        {
          id,
        },
      )
    ).fileInHand;
  const publish = (email: string, variables: Record<string, unknown>) =>
    ask<{ publishFile: InHand }>(
      email,
      `mutation ($id: ID!, $sha256: String!, $accept: Boolean, $skip: Boolean) { publishFile(id: $id, sha256: $sha256, accept: $accept, skipRefused: $skip) { ${FILE} } }`,
      variables,
    );
  const takeBack = (email: string, id: number | null | undefined) =>
    ask<{ takeBackImport: { taken_back_by: string; may_take_back: boolean } }>(
      email,
      'mutation ($id: Int!) { takeBackImport(id: $id) { taken_back_by may_take_back } }',
      { id },
    );

  /** What the page of a run tells beside its counts. */
  const told = async (email: string, id: number, after: string | null = null) =>
    (
      await ask<{ importRun: ToldRun | null }>(
        email,
        'query ($id: Int!, $after: String) { importRun(id: $id) { take_back overwritten_by { id } refusals { line reason } rejects changes(after: $after, first: 1) { rows { called what is_other_since cells { column before after } } next } } }',
        { id, after },
      )
    ).importRun;

  /** Brought, tried and published; the number of its run. */
  async function published(email: string, sent: Sent): Promise<number> {
    const id = idIn(await upload(email, sent));
    await worked();
    const tried = await fileAt(email, id);
    await publish(email, { id, sha256: tried?.sha256, accept: true, skip: true });
    await worked();
    const run = (await fileAt(email, id))?.outcome?.run;
    if (run == null) throw new Error('nothing was written');
    return run;
  }

  return { worked, upload, cookieOf, ask, fileAt, publish, takeBack, told, published };
}
