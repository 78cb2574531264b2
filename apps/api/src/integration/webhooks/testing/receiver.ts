// A merchant's own server, for tests: it notes what it is called with and answers as it is told to.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export type ReceivedCall = { headers: Record<string, string>; body: string };
export type Receiver = {
  url: string;
  calls: ReceivedCall[];
  /** the status of its answers; null: none ever */
  answers: number | null;
  close(): Promise<void>;
};

export async function receiver(): Promise<Receiver> {
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    self.calls.push({ headers, body });
    if (self.answers !== null) answer.writeHead(self.answers, { location: '/ailleurs' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const self: Receiver = {
    url: `http://127.0.0.1:${port}/appels`,
    calls: [],
    answers: 204,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return self;
}

export type ToldByCall = { id: string; type: string; subject: string; data: Record<string, unknown> };

/** As a receiver does with the library of the standard; throws when the signature is another's. */
export function verified({ headers, body }: ReceivedCall, secret: string): ToldByCall {
  return new Webhook(secret).verify(body, headers) as ToldByCall;
}
