// CPU time and memory of processes as the kernel counts them: neighbours on the machine do not change it.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

export type Usage = { cpuMs: number; memoryMiB: number };

export function usageOf(pids: readonly number[]): Usage {
  return pids.reduce<Usage>(
    (sum, pid) => {
      const one = usageOfProcess(pid);
      return { cpuMs: sum.cpuMs + one.cpuMs, memoryMiB: sum.memoryMiB + one.memoryMiB };
    },
    { cpuMs: 0, memoryMiB: 0 },
  );
}

/** Every process of the database server that listens in the given data folder. */
export function databaseProcesses(postmaster: number | null): number[] {
  if (postmaster === null) return [];
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  return [postmaster, ...children];
}

function usageOfProcess(pid: number): Usage {
  const fields = statOf(pid);
  if (!fields) return { cpuMs: 0, memoryMiB: 0 };
  const ticks = Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
  return { cpuMs: (ticks * 1000) / TICKS_PER_SECOND, memoryMiB: residentMiB(pid) };
}

export function parentOf(pid: number): number | null {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? null : Number(parent);
}

// The second field, the program's name, may hold spaces and brackets: read behind its last bracket.
function statOf(pid: number): string[] | null {
  const text = readOrNothing(`/proc/${pid}/stat`);
  return text === '' ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function residentMiB(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? 0 : Number(kilobytes) / 1024;
}

// A process may end between the listing and the reading.
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
