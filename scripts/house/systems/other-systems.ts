// What works on Linux and fails elsewhere, found in a source by its words.

export type Trap = { name: string; find: (text: string) => string[] };

const SCRIPTS = 'npm|npx|yarn|pnpm|depcruise|knip|oxlint|playwright|prettier|react-router|tsc|vite|vitest';
const STARTS = 'spawn|spawnSync|exec|execSync|execFile|execFileSync|fork';
const PLACES = '(?:[a-z]\\w*)?(?:[dD]ir|[rR]oot|[fF]older)';

export const TRAPS: readonly Trap[] = [
  // `/C:/shop/a%20b`: a file's address is no path.
  { name: 'the path of a file address', find: (text) => [...pathnamesAtOnce(text), ...pathnamesLater(text)] },
  // Scripts of a shell on Windows, which no process starts by its name.
  { name: 'a script started by its bare name', find: all(`\\b(?:${STARTS})\\(\\s*'(?:${SCRIPTS})'`) },
  // Each system's shell reads words in its own way.
  { name: 'a command line for a shell', find: all('(?<![.\\w])(?:exec|execSync)\\(|\\bshell: true\\b') },
  // `C:` is taken for a protocol.
  { name: 'a path imported', find: all('(?<![.\\w])import\\((?![\'"`]|\\s*pathToFileURL\\()[^)]*\\)') },
  {
    name: 'a path joined by hand',
    find: all(
      `\\b(?:tmpdir\\(\\)|process\\.cwd\\(\\)|import\\.meta\\.dirname) ?\\+|\`\\$\\{(?:tmpdir\\(\\)|process\\.cwd\\(\\)|import\\.meta\\.dirname)\\}/`,
    ),
  },
  { name: 'a folder joined by hand', find: all(`\`\\$\\{${PLACES}\\}/`) },
  { name: 'a place of Linux', find: all(`['"\`]/(?:proc|dev/shm|sys|etc|bin|usr|var|tmp)\\b[^'"\`]*`) },
];

function all(words: string): (text: string) => string[] {
  return (text) => [...text.matchAll(new RegExp(words, 'g'))].map(([found]) => found);
}

function pathnamesAtOnce(text: string): string[] {
  return all('new URL\\([^;]*?import\\.meta\\.url\\)\\s*\\.pathname')(text);
}

function pathnamesLater(text: string): string[] {
  const names = [...text.matchAll(/const (\w+) = new URL\([^;]*?import\.meta\.url\);/g)];
  return names.flatMap(([, name]) => all(`\\b${name}\\.pathname\\b`)(text));
}

const FORBIDDEN = /[<>:"|?*\\]|[. ]$/;
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Windows takes 260 in all, and somebody's own folder comes before. */
const LONGEST = 150;

/** File names that a system cannot hold, or cannot tell apart. */
export function namesNotForAll(files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return files.filter((file) => {
    const same = file.toLowerCase();
    const other = seen.get(same);
    seen.set(same, file);
    return (
      (other !== undefined && other !== file) ||
      file.length > LONGEST ||
      // Accents are written in two ways, and systems differ in which they give back.
      /[^\x20-\x7e]/.test(file) ||
      file.split('/').some((part) => FORBIDDEN.test(part) || DEVICES.test(part))
    );
  });
}
