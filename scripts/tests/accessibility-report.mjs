// How each criterion of accessibility is known to hold, and what the last test runs say of the tests it names.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from './test-run.mjs';
import { staleness, testResults } from './test-results.mjs';

const MARKS = { passed: '✓', failed: '✗', 'not run': '?', seen: '◦', person: '…', none: '–' };
const BETWEEN = ' › ';

/** Prints every criterion; 0 when no run contradicts a row and every named test ran. */
export function reportAccessibility(root, criteria, print) {
  const trouble = staleness(root);
  const results = trouble.isRun ? testResults(root) : [];
  const states = criteria.map(({ id, level, proof }) => {
    const state = proof.kind === 'tests' ? stateOf(proof.tests, results) : proof.kind;
    print(`${MARKS[state]} ${id} (${level}) ${proof.kind === 'tests' ? state : saysOf(proof)}`);
    for (const named of proof.kind === 'tests' ? proof.tests : [])
      print(`      ${named}${tiersOf(resultsNamed(named, results))}`);
    return state;
  });
  const count = (state) => states.filter((one) => one === state).length;
  print(`\n${trouble.message}`);
  print(
    `${count('passed')} held by tests that passed, ${count('not run')} by tests that did not run, ${count('seen')} seen by a person, ${count('person')} wait for a person, ${count('failed')} failed, ${count('none')} not applicable, of ${criteria.length}`,
  );
  return trouble.isFresh && count('failed') === 0 && count('not run') === 0 ? 0 : 1;
}

/** Tests named by criteria that no source holds: such a row claims what is not so. */
export function missingTests(root, criteria) {
  const named = criteria.flatMap(({ id, proof }) =>
    proof.kind === 'tests' ? proof.tests.map((test) => ({ id, test })) : [],
  );
  return named.filter(({ test }) => !isInSources(root, test)).map(({ id, test }) => `${id}: ${test}`);
}

function isInSources(root, named) {
  const [file, words] = named.split(BETWEEN);
  const source = path.join(root, file);
  if (words === undefined || !existsSync(source)) return false;
  // Only titles count: what a comment or an expectation says holds nothing.
  return readFileSync(source, 'utf8')
    .split('\n')
    .some((line) => line.includes(words) && /['"`]/.test(line) && !/^\s*(?:\/\/|\*|\/\*|expect)/.test(line));
}

function stateOf(tests, results) {
  const outcomes = tests.map((named) => {
    const own = resultsNamed(named, results);
    if (own.length === 0) return 'not run';
    return own.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'failed';
  });
  return (
    outcomes.find((outcome) => outcome === 'failed') ??
    outcomes.find((outcome) => outcome === 'not run') ??
    'passed'
  );
}

function resultsNamed(named, results) {
  const [file, words] = named.split(BETWEEN);
  return results.filter((one) => one.file === file && one.titles.join(' ').includes(words));
}

function tiersOf(results) {
  const commands = [...new Set(results.map(({ tier }) => COMMANDS[tier]))];
  return commands.length === 0 ? '' : ` (${commands.join(', ')})`;
}

function saysOf(proof) {
  return {
    seen: `seen by a person on ${proof.on}`,
    person: 'waits for a person',
    failed: 'failed',
    none: 'not applicable',
  }[proof.kind];
}
