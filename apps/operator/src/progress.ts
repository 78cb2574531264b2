// Progress output: one line that counts in a terminal, plain lines in a log.

export type Progress = {
  /** A step without a known length. */
  step: (text: string) => void;
  count: (text: string, done: number, total: number) => void;
  /** Keeps the last line and goes to the next. */
  end: () => void;
};
export type Output = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const BAR_WIDTH = 24;
const REDRAW_EVERY_MS = 80;
const ERASE_LINE = '\r\u001B[2K';

export function progressOn(output: Output, now: () => number = Date.now): Progress {
  return output.isTTY === true ? onTerminal(output, now) : inLog(output);
}

function onTerminal(output: Output, now: () => number): Progress {
  let shown = '';
  let drawnAt = 0;
  const draw = (line: string, always: boolean) => {
    if (!always && now() - drawnAt < REDRAW_EVERY_MS) return;
    drawnAt = now();
    shown = line.slice(0, (output.columns ?? 80) - 1);
    output.write(`${ERASE_LINE}${shown}`);
  };
  return {
    step: (text) => draw(`${text}…`, true),
    count: (text, done, total) => draw(`${bar(done, total)} ${text} ${done}/${total}`, done >= total),
    end() {
      if (shown !== '') output.write('\n');
      shown = '';
    },
  };
}

/** A line when something begins and one when it is complete: a log does not want hundreds. */
function inLog(output: Output): Progress {
  // Two files may be loaded at once.
  const begun = new Set<string>();
  return {
    step: (text) => output.write(`${text}…\n`),
    count(text, done, total) {
      if (!begun.has(text)) output.write(`${text}\u00A0: ${total}\n`);
      begun.add(text);
    },
    end() {
      begun.clear();
    },
  };
}

function bar(done: number, total: number): string {
  const full = total === 0 ? BAR_WIDTH : Math.round((Math.min(done, total) / total) * BAR_WIDTH);
  return `[${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}]`;
}
