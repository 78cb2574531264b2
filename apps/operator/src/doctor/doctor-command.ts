import { parseArgs } from 'node:util';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { DatabaseUnavailable } from '@nuancier/api/database/embedded/database-unavailable.ts';
import type { Command, Terminal } from '../command.ts';
import type { State, Surroundings } from './check.ts';
import { settingsFindings } from './checks/settings-check.ts';
import { doctorChecks } from './doctor-checks.ts';
import { examine } from './examine.ts';
import type { Diagnosis } from './examine.ts';
import { openAsTool } from '../open-as-tool.ts';

const OPTIONS = { json: { type: 'boolean' } } as const;

export const doctorCommand: Command = {
  name: 'doctor',
  takes: '[--json]',
  summary: 'vérifie tout ce qui peut l’être et dit quoi faire\u00A0; ne change rien',
  async run(args, configuration, terminal) {
    const { values } = parseArgs({ args, options: OPTIONS, strict: true });
    return tell(await diagnoses(configuration, terminal), values.json === true, terminal);
  },
  unsettled(args, problems, terminal) {
    const { values } = parseArgs({ args, options: OPTIONS, strict: true });
    const settings = { name: 'reglages', title: 'Réglages', findings: settingsFindings(problems) };
    return tell([settings], values.json === true, terminal);
  },
};

function diagnoses(configuration: Configuration, { env = {} }: Terminal): Promise<Diagnosis[]> {
  const around: Surroundings = { configuration, env, now: () => new Date() };
  return openAsTool(
    configuration,
    ({ url, embeddedIn, forLongWork }) =>
      forLongWork((db) => examine(doctorChecks, around, { patient: { ...around, db, url, embeddedIn } })),
    { evenUnfinished: true },
  ).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return examine(doctorChecks, around, { away: error.message });
    throw error;
  });
}

const JSON_STATES: Readonly<Record<State, string>> = {
  ok: 'ok',
  attention: 'attention',
  'à corriger': 'a_corriger',
};

function tell(told: readonly Diagnosis[], asJson: boolean, terminal: Terminal): number {
  const all = told.flatMap(({ name, title, findings }) =>
    findings.map((finding) => ({ name, title, ...finding })),
  );
  const count = (state: State) => all.filter((one) => one.state === state).length;
  const code = count('à corriger') > 0 ? 1 : 0;
  if (asJson) {
    const checks = all.map(({ name, title, state, says, advice }) => ({
      check: name,
      title,
      state: JSON_STATES[state],
      says,
      advice,
    }));
    terminal.print(JSON.stringify({ ok: code === 0, checks }, null, 2));
    return code;
  }
  const width = Math.max(...all.map(({ title }) => title.length));
  for (const { title, state, says, advice } of all) {
    terminal.print(`${state.padEnd(10)}  ${title.padEnd(width)}  ${says}`);
    if (advice !== null) terminal.print(`${' '.repeat(10)}  ${' '.repeat(width)}  → ${advice}`);
  }
  terminal.print(
    `${count('à corriger')} à corriger, ${count('attention')} attention(s), ${count('ok')} en ordre.`,
  );
  return code;
}
