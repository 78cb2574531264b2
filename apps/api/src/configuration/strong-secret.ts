// Placeholders for secrets found in example files and tutorials.
const EXAMPLE_WORDS = [
  'changeme',
  'changethis',
  'replaceme',
  'drawnatrandom',
  'tireauhasard',
  'yoursecret',
  'votresecret',
  'supersecret',
  'secretkey',
  'sessionsecret',
  'password',
  'motdepasse',
  'example',
  'exemple',
  'azerty',
  'qwerty',
  '0123456789',
  '1234567890',
];
const LEAST_DIFFERENT_CHARACTERS = 10;

/** Not proof of chance, but the usual placeholders and keyboard runs are caught. */
export function isStrongSecret(secret: string): boolean {
  const letters = secret.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (EXAMPLE_WORDS.some((word) => letters.includes(word))) return false;
  return new Set(secret).size >= LEAST_DIFFERENT_CHARACTERS;
}
