import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';

/**
 * Node keeps the first of two `Host` headers, a proxy may keep the last: who names two is refused, or one of them could
 * see what belongs to the other.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasTwoHosts(request.raw)) return done();
    done(Object.assign(new Error('Two Host headers'), { statusCode: 400 }));
  });
}

/** Names and values of the headers stand in turns, as they came. */
function hasTwoHosts({ rawHeaders }: RawRequestDefaultExpression): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
