// After signing in again a kept form is shown, not done: its action runs on an API that refuses every write, so that
// each screen answers as to any refusal, with all that was typed.
import type { RouterContextProvider } from 'react-router';
import { Refusal } from '../backend.server.ts';
import type { Backend } from '../backend.server.ts';
import { readForm } from '../forms.server.ts';
import { backendContext } from '../request-context.server.ts';
import { LOOK_AGAIN } from './look-again.ts';
import { lookAgainCopy as copy } from './look-again-copy.ts';

export async function refuseKeptForm(request: Request, context: Readonly<RouterContextProvider>) {
  // What cannot be read is answered by the action itself.
  const form = await readForm(request.clone()).catch(() => null);
  const mark = form?.get(LOOK_AGAIN) ?? null;
  if (mark === null) return;
  const message = mark === 'incomplet' ? `${copy.again} ${copy.incomplete}` : copy.again;
  context.set(backendContext, readingOnly(context.get(backendContext), message));
}

function readingOnly({ ask }: Backend, message: string): Backend {
  return {
    ask: (document, variables, options) => {
      if (!document.startsWith('mutation')) return ask(document, variables, options);
      const extensions = { category: 'kept-form', key: 'SESSION_ENDED', french: message };
      return Promise.reject(new Refusal([{ message, extensions }]));
    },
  };
}
