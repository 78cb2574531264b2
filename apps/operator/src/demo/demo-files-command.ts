import { mkdir, readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { demoFiles, writeDemoFile } from '@nuancier/demo/demo-files.ts';
import type { Command } from '../command.ts';

export const demoFilesCommand: Command = {
  name: 'demo-files',
  takes: 'DOSSIER',
  summary: 'écrit les fichiers de la démonstration, un exemple entier de ce que la boutique prend',
  async run(args, { demoSize: size }, terminal) {
    const { positionals } = parseArgs({ args, allowPositionals: true, strict: true });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) {
      terminal.print(`Usage\u00A0: npm run shop -- demo-files ${demoFilesCommand.takes}`);
      return 2;
    }
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) {
      terminal.print(`Le dossier «\u00A0${folder}\u00A0» n’est pas vide\u00A0: donnez-en un autre.`);
      return 1;
    }
    for (const file of demoFiles({ size, today: new Date() })) {
      terminal.print(`${file.kind}\u00A0: ${await writeDemoFile(folder, file)}`);
    }
    return 0;
  },
};
