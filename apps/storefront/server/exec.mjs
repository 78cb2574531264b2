#!/usr/bin/env node
// `exec` for Windows, whose shell has none; elsewhere the shell's own takes its place, npm speaks to the shop itself,
// and a signal sent to npm reaches it.
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });
// A console sends Ctrl-C to both; the shop decides when it has ended.
process.on('SIGINT', () => {});
child.on('exit', (code) => process.exit(code ?? 1));
