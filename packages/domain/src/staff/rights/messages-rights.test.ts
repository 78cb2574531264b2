import { expect, it } from 'vitest';
import { heldByRole } from './testing/held-by-role.ts';
import { messagesRights } from './messages-rights.ts';

it('messages are answered by the store they were written to, and by who answers for the whole shop', () => {
  const whole = Object.keys(messagesRights).toSorted();
  expect(heldByRole(messagesRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    service_client: { all: whole },
    lecture_seule: { all: ['shopMessage', 'shopMessages'] },
  });
});
