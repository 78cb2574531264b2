import { fileURLToPath } from 'node:url';
import { accessibilityCriteria } from '../packages/domain/src/site/accessibility/accessibility-criteria.ts';
import { reportAccessibility } from './tests/accessibility-report.mjs';

process.exitCode = reportAccessibility(
  fileURLToPath(new URL('..', import.meta.url)),
  accessibilityCriteria,
  console.log,
);
