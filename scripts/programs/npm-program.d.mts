export type NpmProgram = { program: string; before: string[]; shell: boolean };
export function npmProgram(called?: string, platform?: NodeJS.Platform): NpmProgram;
