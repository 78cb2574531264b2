// The bill of materials (CycloneDX) of what is shipped to this system, or to the one that `npm run package` is told.
// usage: npm run --silent sbom > sbom.cdx.json [-- --cpu x64|arm64] [--libc glibc|musl]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './bill-of-materials.ts';
import { thisSystem } from './installed-on.ts';

const { cpu, libc } = parseArgs({ options: { cpu: { type: 'string' }, libc: { type: 'string' } } }).values;
const here = thisSystem();
const system =
  cpu === undefined && libc === undefined
    ? here
    : { os: 'linux', cpu: cpu ?? here.cpu, libc: libc ?? 'glibc' };
const bill = billOfMaterials(path.join(import.meta.dirname, '..', '..'), system);
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
