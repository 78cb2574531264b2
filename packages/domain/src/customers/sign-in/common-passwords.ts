// Common passwords. Hardly any of the commonest passes the rule of eight characters and four classes as it is; those
// that do are a common word in capitals or with look-alike signs, and a few digits and signs around it, or a walk over
// the keyboard. So the words are listed, not the thousands of forms they take.
import { commonPasswordWords } from './common-password-words.ts';

export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[^\p{L}]*$/u.test(folded)) return true;
  return bodiesOf(folded).some((body) => isWalk(body) || spellings(body).some(isCommonWord));
}

const MOST_BEFORE = 4;
const MOST_BEHIND = 8;

/** The text without leading and trailing digits and signs; as some may replace letters, all cuts. */
function bodiesOf(text: string): string[] {
  const before = Math.min(MOST_BEFORE, /^[^a-z]*/.exec(text)?.[0].length ?? 0);
  const behind = Math.min(MOST_BEHIND, /[^a-z]*$/.exec(text)?.[0].length ?? 0);
  const bodies = [];
  for (let start = 0; start <= before; start += 1)
    for (let end = 0; end <= behind; end += 1) bodies.push(text.slice(start, text.length - end));
  return bodies;
}

const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** P@ssw0rd is password; the digit 1 replaces either i or l. */
function spellings(body: string): string[] {
  return [asLetters(body), asLetters(body.replaceAll(/[1!]/g, 'l'))];
}

function asLetters(text: string): string {
  return text.replace(/[^a-z]/g, (sign) => SIGNS[sign] ?? sign);
}

function isCommonWord(word: string): boolean {
  if (commonPasswordWords.has(word)) return true;
  if (/^(.)\1+$/.test(word)) return true;
  const half = word.slice(0, word.length / 2);
  return word === half + half && commonPasswordWords.has(half);
}

const SHORTEST_WALK = 4;
const straight = [
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
].concat(['1234567890', '0123456789', 'abcdefghijklmnopqrstuvwxyz']);
/** Up and down between two rows, or a column after the other. */
const crooked = [
  '1q2w3e4r5t6y',
  '1a2z3e4r5t6y',
  'q1w2e3r4t5y6',
  'a1z2e3r4t5y6',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e6f',
].concat([
  '1qaz2wsx3edc4rfv',
  '1aqw2zsx3edc4rfv',
  'aqw1zsx2edc3',
  'qaz1wsx2edc3',
  'abc123def456',
  '123abc456def',
]);
const walks = [...straight, ...crooked].flatMap((walk) => [walk, [...walk].toReversed().join('')]);

/** Keys that lie side by side, one way or the other: « azertyui », « 1q2w3e4r », « lkjhgf ». */
function isWalk(body: string): boolean {
  return body.length >= SHORTEST_WALK && walks.some((walk) => walk.includes(body));
}
