import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { sendBarePage } from '@nuancier/api/http/bare-page.ts';
import type { FastifyPluginAsync } from 'fastify';
import { DEMO_ACCOUNTS } from '../../app/addresses/demo-accounts-path.ts';
import { accountsPage } from './accounts-page.ts';
import { showsDemo } from './shows-demo.ts';

/** The accounts of the demo with their passwords, where there is one: never in production. */
export function demoRoutes(configuration: Pick<Configuration, 'mode' | 'loadDemo'>): FastifyPluginAsync[] {
  return showsDemo(configuration) ? [accountsRoute] : [];
}

const accountsRoute: FastifyPluginAsync = async (app) => {
  app.get(DEMO_ACCOUNTS, async (_request, reply) => sendBarePage(reply, accountsPage()));
};
