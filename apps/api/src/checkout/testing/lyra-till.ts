// The money of a bank in the shape of Lyra's web service: what was taken, and what goes back.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

type Movement = {
  uuid: string;
  detailedStatus: string;
  operationType: string;
  amount: number;
  currency: string;
};

export type LyraTill = {
  payments: LyraSetting;
  /** A card has paid: CAPTURED, or AUTHORISED while the money is still on it. */
  takes(orderNumber: string, amount: number, status?: 'CAPTURED' | 'AUTHORISED'): void;
  movementsOf(orderNumber: string): Movement[];
  /** Money given back in the bank's own back office. */
  givesByHand(orderNumber: string, amount: number): void;
  /** Does what it is told, and its next answer is lost on the way. */
  loseNextAnswer(): void;
  /** Says no to every operation from now on, or not any more. */
  refuse(code: string | null): void;
  /** Services that were called, but for questions. */
  called: string[];
  close(): void;
};

const SITE_ID = '12345678';

export async function lyraTill(): Promise<LyraTill> {
  const orders = new Map<string, Movement[]>();
  const called: string[] = [];
  let isLost = false;
  let refusal: string | null = null;

  function find(uuid: string): { movements: Movement[]; debit: Movement } | undefined {
    for (const movements of orders.values()) {
      const debit = movements.find((one) => one.uuid === uuid);
      if (debit !== undefined) return { movements, debit };
    }
    return undefined;
  }

  function operate(service: string, body: Record<string, unknown>): object {
    called.push(service);
    if (refusal !== null) return failed(refusal);
    const found = find(String(body['uuid']));
    if (found === undefined) return failed('PSP_010');
    const { movements, debit } = found;
    if (service === 'Transaction/Update') {
      debit.amount = (body['cardUpdate'] as { amount: number }).amount;
      return succeeded(debit);
    }
    if (body['resolutionMode'] === 'CANCELLATION_ONLY') {
      if (debit.detailedStatus !== 'AUTHORISED') return failed('PSP_049');
      debit.detailedStatus = 'CANCELLED';
      return succeeded(debit);
    }
    const given = movements.filter((one) => one.operationType === 'CREDIT');
    const amount = Number(body['amount']);
    if (debit.detailedStatus !== 'CAPTURED') return failed('PSP_049');
    if (given.reduce((sum, one) => sum + one.amount, 0) + amount > debit.amount) return failed('PSP_033');
    return succeeded(credit(movements, amount));
  }

  function answer(service: string, body: Record<string, unknown>): object {
    if (service !== 'Order/Get') return operate(service, body);
    const orderId = String(body['orderId']);
    const transactions = orders.get(orderId);
    return transactions === undefined
      ? failed('PSP_010')
      : { status: 'SUCCESS', mode: 'TEST', answer: { orderId, shopId: SITE_ID, transactions } };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      const service = (request.url ?? '').replace('/api-payment/V4/', '');
      const told = JSON.stringify(answer(service, body));
      if (isLost && service !== 'Order/Get') {
        isLost = false;
        response.destroy();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(told);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const movementsOf = (orderNumber: string) => orders.get(orderNumber) ?? [];
  return {
    payments: {
      kind: 'lyra',
      siteId: SITE_ID,
      key: 'cleDesEssais1234',
      mode: 'TEST',
      formUrl: `${apiUrl}/vads-payment/`,
      apiUrl,
      apiPassword: 'motDePasseDesEssais',
    },
    takes: (orderNumber, amount, detailedStatus = 'CAPTURED') => {
      orders.set(orderNumber, [
        { uuid: randomUUID(), detailedStatus, operationType: 'DEBIT', amount, currency: 'EUR' },
      ]);
    },
    movementsOf,
    givesByHand: (orderNumber, amount) => {
      credit(movementsOf(orderNumber), amount);
    },
    loseNextAnswer: () => {
      isLost = true;
    },
    refuse: (code) => {
      refusal = code;
    },
    called,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function credit(movements: Movement[], amount: number): Movement {
  const given = {
    uuid: randomUUID(),
    detailedStatus: 'AUTHORISED',
    operationType: 'CREDIT',
    amount,
    currency: 'EUR',
  };
  movements.push(given);
  return given;
}

function succeeded(answer: Movement): object {
  return { status: 'SUCCESS', mode: 'TEST', answer };
}

function failed(errorCode: string): object {
  return { status: 'ERROR', mode: 'TEST', answer: { errorCode, errorMessage: 'refused' } };
}
