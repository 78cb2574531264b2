import { reportAcceptance } from './acceptance-report.mjs';
import { projectRoot } from './run.mjs';

process.exitCode = reportAcceptance(projectRoot, console.log);
