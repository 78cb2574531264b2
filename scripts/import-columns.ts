// Writes docs/import-columns.md from the descriptions of the kinds.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { columnsDocument } from '@nuancier/api/intake/describe-kind.ts';
import { describedKinds } from '@nuancier/api/intake/import-kinds.ts';

await writeFile(join(import.meta.dirname, '../docs/import-columns.md'), columnsDocument(describedKinds));
