import type { PlatformPath } from 'node:path';

export function toolEntry(
  tool: string,
  root: string,
  paths?: Pick<PlatformPath, 'join'>,
  read?: (file: string, encoding: 'utf8') => string,
): string;
