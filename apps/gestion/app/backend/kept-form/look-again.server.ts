// After signing in again a kept form is shown, not done: its action runs on an API that refuses every write, so that
// each screen answers as to any refusal, with all that was typed.
import type { RouterContextProvider } from 'react-router';
import { Refusal } from '../backend.server.ts';
import type { Backend } from '../backend.server.ts';
import { backendContext } from '../request-context.server.ts';
import { LOOK_AGAIN, readLookAgainMark } from './look-again.ts';
import { lookAgainCopy as copy } from './look-again-copy.ts';

export function refuseKeptForm(form: FormData, context: Readonly<RouterContextProvider>): void {
  const mark = form.get(LOOK_AGAIN);
  if (typeof mark !== 'string') return;
  const { isWhole, why } = readLookAgainMark(mark);
  const again = copy[why];
  const message = isWhole ? again : `${again} ${copy.incomplete}`;
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
