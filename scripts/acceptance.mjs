import { reportAcceptance } from './tests/acceptance-report.mjs';
import { projectRoot } from './run.mjs';

process.exitCode = reportAcceptance(projectRoot, console.log);
