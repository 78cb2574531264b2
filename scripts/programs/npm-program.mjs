/** npm as it was called, or the one on the path; on Windows that one is a script that only a shell starts. */
export function npmProgram(called = process.env.npm_execpath, platform = process.platform) {
  return called?.endsWith('.js')
    ? { program: process.execPath, before: [called], shell: false }
    : { program: 'npm', before: [], shell: platform === 'win32' };
}
