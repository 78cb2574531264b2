// Runs long commands, several at once where they allow it, under one line with a bar; what they write is shown only
// when one of them fails.
import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

/** Something the reader can mend: shown without a trace. */
export class StepFailed extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export async function visibleStep(text, command, args, options) {
  await visibleSteps([{ text, command, args, ...options }]);
}

/**
 * `seconds`: what a step takes about, for its share of the bar. `isPatient`: it leaves the processor to the others,
 * which wait for something else meanwhile. All are waited for, also when one has failed: none is
 * left running behind the message.
 */
export async function visibleSteps(steps) {
  const line = progressLine(steps);
  const ends = await Promise.all(
    steps.map(async (step) => {
      const end = await runQuietly(step);
      line.end(step, end.code === 0);
      return { ...step, ...end };
    }),
  );
  const failed = ends.filter(({ code }) => code !== 0);
  if (failed.length > 0) throw new StepFailed(failed.map(failureOf).join('\n\n'), failed[0].code ?? 1);
}

function failureOf({ text, command, args, output }) {
  return `${output.trim()}\n\n«\u00A0${text}\u00A0» a échoué (${[command, ...args].join(' ')}).`;
}

function runQuietly({ command, args, cwd, env = {}, shell = false, isPatient = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isPatient) yieldTo(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const PATIENCE = 5;
const LEAST_PRIORITY = 19;

function yieldTo({ pid }) {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(LEAST_PRIORITY, getPriority() + PATIENCE));
  } catch {
    // It has ended, or the system does not allow it: then it is as quick as the others.
  }
}

const BAR_WIDTH = 24;
// A step that takes longer than usual is not shown as done.
const MOST_OF_A_STEP = 0.95;

function progressLine(steps) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const running = new Set(steps);
  const isTerminal = process.stdout.isTTY === true;
  const erase = isTerminal ? '\r\u001B[2K' : '';
  const names = () => [...running].map(({ text }) => text).join(', ');
  const draw = () => {
    if (!isTerminal) return process.stdout.write(`${names()}… ${seconds()} s\n`);
    const shown = `${bar(shareDone(steps, running, seconds()))} ${names()}… ${seconds()} s`;
    process.stdout.write(`${erase}${shown.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  };
  if (isTerminal) draw();
  else for (const { text } of steps) process.stdout.write(`${text}…\n`);
  const timer = setInterval(draw, isTerminal ? 500 : 15_000);
  return {
    end(step, isDone) {
      running.delete(step);
      if (running.size === 0) clearInterval(timer);
      process.stdout.write(`${erase}${step.text}\u00A0: ${isDone ? 'fait' : 'échec'} (${seconds()} s)\n`);
      if (isTerminal && running.size > 0) draw();
    },
  };
}

/** By the time that each of them usually takes. */
function shareDone(steps, running, seconds) {
  const usual = ({ seconds: expected = 10 }) => expected;
  const done = (step) =>
    (running.has(step) ? Math.min(MOST_OF_A_STEP, seconds / usual(step)) : 1) * usual(step);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  return sum(steps.map(done)) / sum(steps.map(usual));
}

function bar(share) {
  const full = Math.round(share * BAR_WIDTH);
  return `[${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}]`;
}
