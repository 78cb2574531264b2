// A browser without script: it keeps its cookies, sends forms and follows nothing by itself. For tests.
import { publicUrl } from './visit.ts';
import type { TestShop, Visit, VisitOptions } from './visit.ts';

export type Browser = {
  see(path: string, headers?: Readonly<Record<string, string>>): Promise<Visit>;
  send(
    path: string,
    fields: Readonly<Record<string, string>>,
    how?: Pick<VisitOptions, 'marked'>,
  ): Promise<Visit>;
  cookie(name: string): string | undefined;
  /** A cookie of an earlier visit. */
  keep(name: string, value: string): void;
};

/** `as`: the e-mail address of the customer whose browser it is. */
export function openBrowser(shop: TestShop, as?: string): Browser {
  const jar = new Map<string, string>();
  async function ask(
    path: string,
    body?: string,
    told = {},
    how: Pick<VisitOptions, 'marked'> = {},
  ): Promise<Visit> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await shop.visit(path, {
      ...how,
      ...(as === undefined ? {} : { as }),
      ...(body === undefined ? {} : { method: 'POST' as const, body }),
      headers: {
        ...told,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined
          ? {}
          : { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    for (const text of answer.cookies) keep(jar, text);
    return answer;
  }
  return {
    see: (path, headers) => ask(path, undefined, headers),
    send: (path, fields, how) => ask(path, new URLSearchParams(fields).toString(), {}, how),
    cookie: (name) => jar.get(name),
    keep: (name, value) => void jar.set(name, value),
  };
}

function keep(jar: Map<string, string>, text: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  if (/max-age=0/i.test(text)) jar.delete(name);
  else jar.set(name, value);
}

/** The hidden fields of the page's forms, as a browser would send them. */
export function hiddenFields(html: string): Record<string, string> {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const inputs = main.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

/** What is told at a field that is marked as wrong, as it is read with it; empty: it is not marked. */
export function faultOf(html: string, name: string): string {
  const inputs = html.match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
  const field = inputs.find((one) => one.includes(`name="${name}"`) && one.includes('aria-invalid="true"'));
  const ids = /aria-describedby="([^"]*)"/.exec(field ?? '')?.[1]?.split(' ') ?? [];
  const told = ids.map((id) => html.split(`id="${id}"`)[1]?.split('</p>')[0] ?? '');
  return told.map((part) => `<${part}`.replaceAll(/<[^>]*>/g, '')).join(' ');
}
